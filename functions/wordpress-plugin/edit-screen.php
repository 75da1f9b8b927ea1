<?php
// The fields of an entry on its screen; edit-screen.js counts characters and chooses pictures and recordings.

add_action('add_meta_boxes', function ($type) {
    if ($list = site_list_of($type)) {
        remove_meta_box('postcustom', $type, 'normal');
        remove_meta_box('pageparentdiv', $type, 'side');
        add_meta_box('site_fields', 'On the website', 'site_fields_box', $type, 'normal', 'high', $list);
    }
});

function site_fields_box(WP_Post $post, array $box) {
    wp_nonce_field('site_fields', 'site_fields_nonce');
    [$title, $fields] = [$box['args']['fields'][0], array_slice($box['args']['fields'], 1)];
    printf('<p>%s</p>', esc_html($box['args']['help']));
    printf('<p class="description" data-site-title="%d"><b>%s</b> above: %s</p>', site_field_max($title), esc_html($title['label']), esc_html($title['help']));
    echo '<table class="form-table" role="presentation">';
    foreach ($fields as $field) {
        $id = "site_{$field['name']}";
        $label = esc_html($field['label']) . ($field['isRequired'] ? '' : ' <span class="description">(optional)</span>');
        // A group of choices or pictures is no single control.
        $is_group = in_array($field['kind'], ['choices', 'picture', 'pictures', 'recording'], true) || !empty($field['hasIcons']);
        printf('<tr><th scope="row">%s</th><td>', $is_group ? "<span id=\"{$id}_label\">$label</span>" : "<label for=\"$id\">$label</label>");
        site_field_input($field, $id, (string) get_post_meta($post->ID, $field['name'], true));
        printf('<p class="description" id="%s_help">%s</p></td></tr>', $id, esc_html($field['help']));
    }
    echo '</table>';
}

// Returns the most characters of a text, or the highest number.
function site_field_max(array $field): int {
    return max(array_column($field['rules'], 'max') ?: [0]);
}

function site_field_input(array $field, string $id, string $value) {
    ['kind' => $kind, 'name' => $name] = $field;
    $attributes = sprintf('id="%1$s" name="site_fields[%2$s]" aria-describedby="%1$s_help"', $id, $name);
    $attributes .= $field['isRequired'] ? ' required' : '';
    $length = array_column($field['rules'], 'max', 'rule')['length'] ?? 0;
    $attributes .= $length ? sprintf(' data-site-max="%d" data-site-separator="%s"', $length, $field['separator'] ?? '') : '';
    $known = '';
    $to = array_column($field['rules'], 'to')[0] ?? '';
    foreach (site_published($to) as $end => $title) {
        $known .= sprintf('<option value="%s">%s</option>', esc_attr($to !== 'posts' ? $title : ($kind === 'line' ? $end : "$end: $title")), esc_html($title));
    }
    if ($kind === 'paragraph') {
        printf('<textarea %s class="large-text" rows="4">%s</textarea>', $attributes, esc_textarea($value));
        echo $known ? "<p><select aria-label=\"Add an article\"><option value=\"\">Add an article</option>$known</select></p>" : '';
    } elseif ($kind === 'choices' || !empty($field['hasIcons']) || ($kind === 'choice' && count($field['options']) === 1)) {
        site_field_choices($field, $id, $value);
    } elseif ($kind === 'choice') {
        echo "<select $attributes><option value=\"\"></option>";
        foreach ($field['options'] as $option) {
            printf('<option %s>%s</option>', selected($value, $option, false), esc_html($option));
        }
        echo '</select>';
    } elseif (in_array($kind, ['picture', 'pictures', 'recording'], true)) {
        $pictures = array_map('site_field_picture', array_filter(array_map('trim', explode(',', $value)), 'strlen'));
        $asks_alt = in_array('alt', array_column($field['rules'], 'rule'), true);
        printf(
            '<div role="group" aria-labelledby="%1$s_label" class="site-pictures" data-pictures="%2$s" data-multiple="%3$s" data-alt="%4$s" data-type="%8$s"><input type="hidden" name="site_fields[%5$s]" value="%6$s"><button type="button" class="button">Choose %7$s</button></div>',
            $id, esc_attr(wp_json_encode(array_values($pictures))), $kind === 'pictures' ? 'yes' : '', $asks_alt ? 'yes' : '', $name, esc_attr($value), $kind, $kind === 'recording' ? 'audio' : 'image'
        );
    } elseif ($kind === 'number') {
        printf('<input type="text" inputmode="decimal" %s value="%s">', $attributes, esc_attr($value));
    } elseif ($kind === 'date') {
        printf('<input type="date" %s value="%s">', $attributes, esc_attr($value));
    } else {
        printf('<input type="%s" %s class="large-text" value="%s" list="%s_known">%s', $kind === 'url' ? 'url' : 'text', $attributes, esc_attr($value), $id, $known ? "<datalist id=\"{$id}_known\">$known</datalist>" : '');
    }
}

// Checkboxes, or radio buttons for one choice of several, with the icons that the website shows.
function site_field_choices(array $field, string $id, string $value) {
    $chosen = array_map('trim', explode(',', $value));
    $is_radio = $field['kind'] === 'choice' && count($field['options']) > 1;
    $group = "role=\"group\" aria-labelledby=\"{$id}_label\" aria-describedby=\"{$id}_help\"";
    printf('<div class="site-choices" %s>', count($field['options']) > 1 ? $group : '');
    foreach ($field['options'] as $position => $option) {
        $icon = empty($field['hasIcons']) ? '' : sprintf('<svg width="33" height="33" aria-hidden="true"><use href="%s#%s"/></svg>', esc_url(plugins_url('icons.svg', __FILE__)), $option);
        printf(
            '<label><input type="%s" %s name="site_fields[%s][]" value="%s" %s> %s%4$s</label>',
            $is_radio ? 'radio' : 'checkbox', count($field['options']) === 1 ? "id=\"$id\"" : '', $field['name'], esc_attr($option), checked(in_array($option, $chosen, true), true, false), $icon
        );
    }
    echo '</div>';
}

// What edit-screen.js shows of a picture or recording. A deleted one has its number only.
function site_field_picture(string $id): array {
    $picture = ctype_digit($id) ? site_picture($id) : null;
    $url = (string) (wp_get_attachment_image_url((int) $id, 'thumbnail') ?: wp_get_attachment_url((int) $id));
    return ['id' => $id, 'name' => $picture ? $picture['name'] : "Deleted file $id", 'alt' => $picture ? $picture['alt'] : '', 'url' => $url];
}

add_action('save_post', function ($id, $post) {
    $list = site_list_of($post->post_type);
    if (!$list || !wp_verify_nonce($_POST['site_fields_nonce'] ?? '', 'site_fields') || !current_user_can('edit_post', $id)) {
        return;
    }
    foreach (array_slice($list['fields'], 1) as ['name' => $name]) {
        $value = $_POST['site_fields'][$name] ?? '';
        // update_post_meta unslashes; the registered callback sanitizes.
        update_post_meta($id, $name, is_array($value) ? implode(', ', $value) : $value);
    }
    // The alternative texts of pictures belong to the media library.
    foreach ($_POST['site_alts'] ?? [] as $picture => $alt) {
        if (get_post_type($picture) === 'attachment' && current_user_can('edit_post', $picture)) {
            update_post_meta($picture, '_wp_attachment_image_alt', site_text($alt));
        }
    }
}, 10, 2);

add_action('admin_enqueue_scripts', function () {
    $screen = get_current_screen();
    $screen->post_type === 'post' && $screen->is_block_editor() && wp_enqueue_script('site-pre-publish', plugins_url('pre-publish.js', __FILE__), ['wp-plugins', 'wp-edit-post', 'wp-element', 'wp-data'], (string) filemtime(__DIR__ . '/pre-publish.js'), true);
    if ($screen->base !== 'post' || !site_list_of($screen->post_type)) {
        return;
    }
    wp_enqueue_media();
    wp_enqueue_script('site-edit-screen', plugins_url('edit-screen.js', __FILE__), ['media-editor'], (string) filemtime(__DIR__ . '/edit-screen.js'), true);
    wp_add_inline_style('common', '
        .site-notice { overflow-wrap: anywhere }
        .site-choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(10.5em, 1fr)); gap: 4px }
        .site-choices label { display: flex; align-items: center; gap: 6px; min-height: 36px }
        .site-choices label:only-child { grid-column: 1 / -1 }
        .site-choices svg { fill: none; stroke-width: .86; flex: none }
        .site-picture { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 0 10px }
        .site-picture img { width: 80px; height: 80px; object-fit: cover; background: #f0f0f1 }
        .site-picture > div { flex: 1 1 14em } .site-picture audio { flex: 1 1 16em; max-width: 24em }
        .site-count.is-over { color: #b32d2e; font-weight: 600 }
    ');
});
