<?php
/*
Plugin Name: Website
Description: Edits the lists of the website, shows previews of articles on it, and updates it when something is published.
Requires at least: 5.6
Requires PHP: 7.2
Update URI: false
*/
// Loads the other files of this folder. Without a function around them its variables would be WordPress's global ones.
(function () {
    // In a network of sites the website shows one of them: the main site, or the one that SITE_BLOG_ID names in wp-config.php.
    if (is_multisite() && get_current_blog_id() !== (defined('SITE_BLOG_ID') ? (int) SITE_BLOG_ID : get_main_site_id())) {
        return;
    }
    $notify = function (string $sentence) {
        add_action('admin_notices', function () use ($sentence) {
            if (current_user_can('activate_plugins') && in_array(get_current_screen()->id, ['dashboard', 'plugins'], true)) {
                printf('<div class="notice notice-warning"><p>%s</p></div>', esc_html($sentence));
            }
        });
    };
    // PHP ends with a fatal error if a function is declared twice. The former three plugins declare the same names.
    if (array_filter(['site_lists', 'site_changed', 'site_preview_take'], 'function_exists')) {
        $notify('The plugin “Website” is installed twice: delete the other copy, and cms-webhook.php, blog-preview.php and site-lists.php from mu-plugins.');
        return;
    }
    $absent = array_filter(['lists.json', 'icons.svg', 'faults.php', 'lists.php', 'edit-screen.php', 'edit-screen.js', 'pre-publish.js', 'shown.php', 'rows.php', 'status-page.php', 'preview.php', 'share.js', 'share.php', 'webhook.php'], function ($name) {
        return !is_readable(__DIR__ . "/$name");
    });
    if ($absent) {
        $notify('The plugin “Website” lacks ' . implode(', ', $absent) . ': copy its whole folder again.');
        return;
    }
    foreach (['faults', 'lists', 'edit-screen', 'shown', 'rows', 'status-page'] as $file) {
        require __DIR__ . "/$file.php";
    }
    $missing = site_missing_constants();
    foreach (['webhook' => 'SITE_PUBLISHED', 'preview' => 'SITE_PREVIEW'] as $file => $prefix) {
        if (!preg_grep("/^$prefix/", $missing)) {
            require __DIR__ . "/$file.php";
        }
    }
    if ($missing) {
        $notify('The plugin “Website” needs ' . implode(', ', $missing) . ' in wp-config.php; until then the website is updated later, or Preview shows WordPress’s own theme.');
    }
    // An article with the slug "preview" would have the address of the page of previews; WordPress appends a number.
    add_filter('wp_unique_post_slug_is_bad_flat_slug', function ($is_bad, $slug, $type) {
        return $is_bad || ($type === 'post' && $slug === 'preview');
    }, 10, 3);
    // WordPress names a draft without a slug "__trashed" in the bin, and does not undo it: that would be its address.
    add_filter('wp_insert_post_data', function ($data) {
        $is_left = in_array($data['post_status'], ['draft', 'pending'], true) && preg_match('/^__trashed(-\d+)?$/', $data['post_name']);
        return $is_left ? ['post_name' => ''] + $data : $data;
    });
})();
