<?php
// What the rows of a list offer: to move an entry (a bulk action of one), to open its page on the website, to close jobs.

add_filter('post_row_actions', function ($actions, $post) {
    $list = $post->post_status === 'trash' ? null : site_list_of($post->post_type);
    $link = '<a href="%s" aria-label="%s: ' . esc_attr($post->post_title) . '">%2$s</a>';
    foreach ($list ? ['First', 'Earlier', 'Later'] : [] as $name) {
        $actions[$name] = sprintf($link, esc_url(wp_nonce_url("edit.php?post_type=$post->post_type&action=site_$name&post[]=$post->ID", 'bulk-posts')), $name);
    }
    return $actions + ($list && site_origin() ? ['view' => sprintf($link, esc_url(site_origin() . site_path($post, $list)), 'View')] : []);
}, 10, 2);

add_filter('bulk_actions-edit-site_jobs', function ($actions) {
    return $actions + ['site_Close' => 'Close'];
});

function site_change_rows($url, string $action, array $ids) {
    foreach (strpos($action, 'site_') === 0 && current_user_can('edit_others_pages') ? $ids : [] as $id) {
        if ($action === 'site_Close') {
            wp_update_post(['ID' => $id, 'meta_input' => ['status' => 'Closed']]);
            continue;
        }
        $places = array_flip(get_posts(['post_type' => get_post_type($id), 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids', 'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC']]));
        $places[$id] += ['site_First' => -INF, 'site_Earlier' => -1.5, 'site_Later' => 1.5][$action];
        asort($places);
        foreach (array_keys($places) as $order => $other) {
            // Below 0, which a new entry has: it is the last one.
            $order -= count($places);
            get_post($other)->menu_order === $order || wp_update_post(['ID' => $other, 'menu_order' => $order]);
        }
    }
    return $url;
}
