<?php
// Lists of the website (people, projects, stories and more), whose published entries the website shows.

// lists.json is written by `npm run content:pull -- --fields`, from the schemas of web/src/content/lists/.
function site_lists(): array {
    static $lists;
    if ($lists === null) {
        $lists = json_decode(file_get_contents(__DIR__ . '/lists.json'), true);
    }
    return $lists;
}

function site_type(array $list): string {
    return "site_{$list['name']}";
}

function site_list_of(?string $type): ?array {
    foreach (site_lists() as $list) {
        if ($type === site_type($list)) {
            return $list;
        }
    }
    return null;
}

add_action('init', function () {
    foreach (site_lists() as $position => $list) {
        ['one' => $one, 'many' => $many] = $list;
        $type = site_type($list);
        register_post_type($type, [
            'labels' => [
                'name' => $many, 'singular_name' => $one, 'add_new' => "Add $one", 'add_new_item' => "Add $one",
                'edit_item' => "Edit $one", 'new_item' => "New $one", 'search_items' => "Search $many",
                'not_found' => "No $many yet.", 'not_found_in_trash' => "No $many in the bin.", 'all_items' => "All $many",
            ],
            'description' => $list['help'],
            // Entries have no pages in WordPress: only the website shows them.
            'public' => false,
            'show_ui' => true,
            'menu_icon' => $list['icon'],
            'menu_position' => 30 + $position,
            // Editors and administrators, as for pages.
            'capability_type' => 'page',
            'map_meta_cap' => true,
            // Without `custom-fields` the REST API leaves out the fields.
            'supports' => ['title', 'page-attributes', 'custom-fields', 'revisions'],
            'show_in_rest' => true,
            'rest_base' => "site-{$list['name']}",
        ]);
        foreach ($list['fields'] as $field) {
            if ($field['name'] !== 'title') {
                register_post_meta($type, $field['name'], [
                    'type' => 'string', 'single' => true, 'default' => '', 'description' => $field['help'],
                    'show_in_rest' => true, 'revisions_enabled' => true,
                    'sanitize_callback' => $field['kind'] === 'url' ? 'sanitize_url' : 'sanitize_textarea_field',
                ]);
            }
        }
        // An entry behind a password is not for everybody, so the website does not show it.
        add_filter("rest_{$type}_query", function ($query) {
            return $query + ['has_password' => false];
        });
        // Nor are its fields public by the entry's number: WordPress blanks the content only, which entries do not have.
        add_filter("rest_prepare_$type", function ($response, $post, $request) {
            $item = $response->get_data();
            if ($post->post_password !== '' && $request['context'] !== 'edit' && isset($item['meta'])) {
                $item['meta'] = array_fill_keys(array_keys($item['meta']), '');
                $response->set_data($item);
            }
            return $response;
        }, 10, 3);
    }
});

add_filter('post_updated_messages', function ($messages) {
    $public = 'Saved. The website usually shows it within half an hour, otherwise after its nightly update.';
    $texts = [1 => $public, 4 => $public, 6 => $public, 7 => 'Saved.', 8 => 'Saved.', 9 => 'Scheduled for the website.', 10 => 'Draft saved. It is not on the website.'];
    return $messages + array_fill_keys(array_map('site_type', site_lists()), $texts);
});

add_filter('enter_title_here', function ($text, $post) {
    $list = site_list_of($post->post_type);
    return $list ? $list['fields'][0]['label'] : $text;
}, 10, 2);

// The overview has the order of the website. "Order" in the box Attributes and in Quick Edit changes it.
add_action('pre_get_posts', function ($query) {
    if (is_admin() && $query->is_main_query() && site_list_of($query->get('post_type') ?: null) && !$query->get('orderby')) {
        $query->set('orderby', ['menu_order' => 'ASC', 'ID' => 'ASC']);
    }
});

add_action('add_meta_boxes', function ($type) {
    if ($list = site_list_of($type)) {
        remove_meta_box('postcustom', $type, 'normal');
        add_meta_box('site_fields', "On the website", 'site_fields_box', $type, 'normal', 'high', $list);
    }
});

function site_fields_box(WP_Post $post, array $box) {
    wp_nonce_field('site_fields', 'site_fields_nonce');
    [$title, $fields] = [$box['args']['fields'][0], array_slice($box['args']['fields'], 1)];
    printf('<p>%s</p>', esc_html($box['args']['help']));
    printf('<p class="description"><b>%s</b> above: %s At most %d characters.</p>', esc_html($title['label']), esc_html($title['help']), site_field_max($title));
    echo '<table class="form-table" role="presentation">';
    foreach ($fields as $field) {
        $id = "site_{$field['name']}";
        $label = esc_html($field['label']) . ($field['isRequired'] ? '' : ' <span class="description">(optional)</span>');
        $label = $field['kind'] === 'choices' ? $label : "<label for=\"$id\">$label</label>";
        printf('<tr><th scope="row">%s</th><td>', $label);
        site_field_input($field, $id, (string) get_post_meta($post->ID, $field['name'], true));
        $limit = $field['kind'] === 'paragraph' ? ' At most ' . site_field_max($field) . ' characters.' : '';
        printf('<p class="description" id="%s_help">%s</p></td></tr>', $id, esc_html($field['help'] . $limit));
    }
    echo '</table>';
}

// Returns the most characters of a text, or the highest number.
function site_field_max(array $field): int {
    return max(array_column($field['rules'], 'max') ?: [0]);
}

function site_field_input(array $field, string $id, string $value) {
    $kind = $field['kind'];
    $attributes = sprintf('id="%1$s" name="site_fields[%2$s]" aria-describedby="%1$s_help"', $id, $field['name']);
    $attributes .= $field['isRequired'] && $kind !== 'choices' ? ' required' : '';
    if ($kind === 'paragraph') {
        printf('<textarea %s class="large-text" rows="4" data-site-max="%d">%s</textarea>', $attributes, site_field_max($field), esc_textarea($value));
    } elseif ($kind === 'choice') {
        echo "<select $attributes><option value=\"\"></option>";
        foreach ($field['options'] as $option) {
            printf('<option %s>%s</option>', selected($value, $option, false), esc_html($option));
        }
        echo '</select>';
    } elseif ($kind === 'choices') {
        echo "<fieldset aria-describedby=\"{$id}_help\">";
        foreach ($field['options'] as $option) {
            $checked = checked(in_array($option, array_map('trim', explode(',', $value)), true), true, false);
            printf('<label style="display:inline-block;width:9em"><input type="checkbox" name="site_fields[%s][]" value="%s" %s> %2$s</label>', $field['name'], esc_attr($option), $checked);
        }
        echo '</fieldset>';
    } elseif ($kind === 'picture' || $kind === 'pictures') {
        $thumbnails = implode('', array_map(function ($picture) {
            return wp_get_attachment_image((int) $picture, [80, 80]);
        }, array_filter(explode(',', $value))));
        printf('<input type="text" %s value="%s" pattern="[0-9, ]*" class="regular-text"> ', $attributes, esc_attr($value));
        printf('<button type="button" class="button" data-site-pictures="%s" data-multiple="%s">Choose %s</button><div>%s</div>', $id, $kind === 'pictures' ? 'yes' : '', $kind === 'pictures' ? 'pictures' : 'picture', $thumbnails);
    } elseif ($kind === 'number') {
        printf('<input type="number" %s min="0" max="%d" step="0.01" value="%s">', $attributes, site_field_max($field), esc_attr($value));
    } elseif ($kind === 'date') {
        printf('<input type="date" %s value="%s">', $attributes, esc_attr($value));
    } else {
        $type = $kind === 'url' ? 'url' : 'text';
        printf('<input type="%s" %s class="large-text" data-site-max="%d" value="%s">', $type, $attributes, site_field_max($field), esc_attr($value));
    }
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
}, 10, 2);

add_action('admin_enqueue_scripts', function () {
    $screen = get_current_screen();
    if ($screen->base !== 'post' || !site_list_of($screen->post_type)) {
        return;
    }
    wp_enqueue_media();
    wp_add_inline_script('media-editor', <<<'JS'
        document.addEventListener('DOMContentLoaded', () => {
            // A draft may have empty fields.
            document.getElementById('save-post')?.setAttribute('formnovalidate', '');
            for (const button of document.querySelectorAll('[data-site-pictures]')) button.addEventListener('click', () => {
                const field = document.getElementById(button.dataset.sitePictures);
                const frame = wp.media({ multiple: button.dataset.multiple ? 'add' : false, library: { type: 'image' } });
                frame.on('select', () => {
                    const pictures = frame.state().get('selection').toJSON();
                    field.value = pictures.map(({ id }) => id).join(',');
                    button.nextElementSibling.replaceChildren(...pictures.map(({ url }) => Object.assign(new Image(80, 80), { src: url, alt: '' })));
                });
                frame.open();
            });
        });
JS
    );
});
