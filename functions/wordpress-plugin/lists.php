<?php
// Lists of the website (people, projects, stories and more), whose published entries the website shows.

// lists.json is written by `npm run content:pull -- --fields`, from the schemas of web/src/content/lists/.
function site_schema(): array {
    static $schema;
    if ($schema === null) {
        $schema = json_decode(file_get_contents(__DIR__ . '/lists.json'), true);
    }
    return $schema;
}

function site_lists(): array {
    return site_schema()['lists'];
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
            // Before 6.4 a revision has no fields, so that restoring one would restore its title only.
            'supports' => array_merge(['title', 'page-attributes', 'custom-fields'], version_compare(get_bloginfo('version'), '6.4', '>=') ? ['revisions'] : []),
            'show_in_rest' => true,
            'rest_base' => "site-{$list['name']}",
        ]);
        foreach ($list['fields'] as $field) {
            if ($field['name'] !== 'title') {
                register_post_meta($type, $field['name'], [
                    'type' => 'string', 'single' => true, 'default' => '', 'description' => $field['help'],
                    'show_in_rest' => true, 'revisions_enabled' => true,
                    'sanitize_callback' => 'site_typed',
                ]);
            }
        }
        // An entry behind a password is not for everybody, so the website does not show it.
        add_filter("rest_{$type}_query", function ($query) {
            return $query + ['has_password' => false];
        });
        // Nor are its fields public by the entry's number: WordPress blanks the content only, which entries do not have.
        add_filter("rest_prepare_$type", function ($response, $post, $request) use ($list) {
            $item = $response->get_data();
            if ($post->post_password !== '' && $request['context'] !== 'edit' && isset($item['meta'])) {
                $item['meta'] = array_fill_keys(array_keys($item['meta']), '');
            }
            // The email about a wrong entry names who saved it. Visitors need not know.
            if (is_user_logged_in()) {
                $item['site_editor'] = get_the_author_meta('display_name', get_post_meta($post->ID, '_edit_last', true) ?: $post->post_author);
            }
            // content:pull asks for it with its account, because only WordPress knows what exists. The website compares
            // titles exactly.
            if (is_user_logged_in() && strpos((string) $request['_fields'], 'site_faults') !== false && $post->post_password === '') {
                $item['site_faults'] = (object) site_faults_of($post, $list);
                foreach ($list['fields'] as ['name' => $name, 'rules' => $rules]) {
                    $to = array_column($rules, 'to')[0] ?? 'posts';
                    if (in_array($to, ['stories', 'projects', 'team'], true)) {
                        $item['meta'][$name] = site_known($to, $item['meta'][$name]) ?? $item['meta'][$name];
                    }
                }
            }
            $response->set_data($item);
            return $response;
        }, 10, 3);
    }
});

add_filter('enter_title_here', function ($text, $post) {
    $list = site_list_of($post->post_type);
    return $list ? $list['fields'][0]['label'] : $text;
}, 10, 2);

// The overview has the order of the website.
add_action('pre_get_posts', function ($query) {
    if (is_admin() && $query->is_main_query() && site_list_of($query->get('post_type') ?: null) && !$query->get('orderby')) {
        $query->set('orderby', ['menu_order' => 'ASC', 'ID' => 'ASC']);
    }
});

// A text as it was typed: every page escapes it. WordPress's own callbacks would take “<300 ms” for a tag.
function site_text(string $value): string {
    return trim(wp_check_invalid_utf8($value));
}

// Returns the text of a field, in which numbers, addresses of articles and their missing titles are written as the website has them.
function site_typed(string $value, string $name, string $_, string $type): string {
    $field = array_column(site_list_of($type)['fields'], null, 'name')[$name];
    if (!in_array('posts', array_column($field['rules'], 'to'), true)) {
        $text = $field['kind'] === 'url' ? sanitize_url($value) : site_text($value);
        return $field['kind'] === 'number' ? site_number($text, site_field_max($field)) : $text;
    }
    return preg_replace_callback('~^\h*(?:[^\s?#]*/)?([^/\s?#:]+)/?([?#][^\s:]*)?(.*)$~mu', function ($parts) use ($field) {
        $slug = rawurldecode(preg_match('/[?&](?:p|post)=(\d+)/', $parts[2], $id) ? get_post_field('post_name', $id[1]) : $parts[1]);
        $title = isset($field['separator']) && trim($parts[3]) === '' ? site_published('posts')[$slug] ?? '' : '';
        return $slug . ($title ? ": $title" : $parts[3]);
    }, site_text($value));
}

// What the media library knows of a picture or recording, for the rules of lists.json.
function site_picture(string $id): ?array {
    $url = wp_get_attachment_url((int) $id);
    if (!$url) {
        return null;
    }
    $metadata = wp_get_attachment_metadata((int) $id) ?: [];
    $file = get_attached_file((int) $id);
    return [
        'name' => wp_basename($url),
        // A name may say mp3 of anything. What WordPress has found in a sound says what it is.
        'type' => wp_attachment_is('audio', (int) $id) ? $metadata['mime_type'] ?? '' : get_post_mime_type((int) $id),
        'bytes' => $metadata['filesize'] ?? (is_readable($file) ? filesize($file) : 0),
        'width' => $metadata['width'] ?? 0,
        'height' => $metadata['height'] ?? 0,
        'seconds' => $metadata['length'] ?? 0,
        'alt' => (string) get_post_meta((int) $id, '_wp_attachment_image_alt', true),
    ];
}

// Returns a sentence for each field that holds an entry back, as it is stored.
function site_faults_of(WP_Post $post, array $list): array {
    $values = ['title' => site_title($post)];
    foreach (array_slice($list['fields'], 1) as ['name' => $name]) {
        $values[$name] = (string) get_post_meta($post->ID, $name, true);
    }
    return site_faults(site_schema()['words'], $list, $values, 'site_picture', function (string $to, string $name) use ($post, $list) {
        return $to === 'free' ? site_free($post, $list, $name) : site_known($to, $name);
    });
}

function site_title(WP_Post $post): string {
    return html_entity_decode(get_the_title($post), ENT_QUOTES | ENT_HTML5, 'UTF-8');
}

// Returns a day if no older entry of the list has it, otherwise null.
function site_free(WP_Post $post, array $list, string $day): ?string {
    $others = get_posts(['post_type' => site_type($list), 'meta_key' => 'date', 'meta_value' => $day, 'has_password' => false, 'posts_per_page' => -1, 'fields' => 'ids']);
    return array_filter($others, function ($id) use ($post) {
        return $id < $post->ID;
    }) ? null : $day;
}

// Returns the end of an article's address, or the title of an entry of a list, as visitors see it; null if they do not.
function site_known(string $to, string $name): ?string {
    if ($to === 'posts') {
        $slugs = array_map('rawurldecode', wp_list_pluck(get_posts(['name' => $name, 'has_password' => false]), 'post_name'));
        return in_array($name, $slugs, true) ? $name : null;
    }
    return site_published($to)[site_comparable($name)] ?? null;
}

// Returns titles that visitors can see: of the entries of a list by what is compared of them, of new articles by the ends of their addresses.
function site_published(string $to): array {
    // Read once a request, otherwise a list of 100 entries that name each other would read itself 100 times.
    static $titles = [];
    if (!isset($titles[$to])) {
        $titles[$to] = [];
        foreach (get_posts(['post_type' => $to === 'posts' ? 'post' : "site_$to", 'posts_per_page' => $to === 'posts' ? 200 : -1, 'has_password' => false]) as $post) {
            $titles[$to] += [$to === 'posts' ? rawurldecode($post->post_name) : site_comparable(site_title($post)) => site_title($post)];
        }
    }
    return $titles[$to];
}

// WordPress shows the title “it's” as “it’s”, so punctuation does not count.
function site_comparable(string $title): string {
    return mb_strtolower(preg_replace('/[\p{P}\p{Z}]+/u', ' ', site_clean($title)), 'UTF-8');
}
