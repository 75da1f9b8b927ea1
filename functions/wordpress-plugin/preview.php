<?php
// The link to a preview carries no right to edit: it shows one article, once, within this time.
const SITE_PREVIEW_SECONDS = 30 * 60;

// Preview of an article, in any editor, ends at the template of WordPress's own theme. Redirecting there covers the
// drafts of the block editor too, whose link the filter preview_post_link cannot change.
add_action('template_redirect', function () {
    $post = get_queried_object();
    if (!is_preview()) {
        return;
    }
    // The site shows no article with a password, so these keep WordPress's own preview.
    if (!$post instanceof WP_Post || $post->post_type !== 'post' || $post->post_password !== '') {
        return;
    }
    if (!current_user_can('edit_post', $post->ID)) {
        return;
    }
    $until = time() + SITE_PREVIEW_SECONDS;
    $nonce = wp_generate_password(32, false);
    set_transient("site_preview_$nonce", [
        'post' => $post->ID,
        'user' => get_current_user_id(),
        // The block editor sends a featured image that is not saved yet.
        'image' => absint($_GET['_thumbnail_id'] ?? 0),
    ], SITE_PREVIEW_SECONDS);
    nocache_headers();
    wp_redirect(add_query_arg([
        'id' => $post->ID,
        'until' => $until,
        'nonce' => $nonce,
        'signature' => hash_hmac('sha256', "$post->ID.$until.$nonce", SITE_PREVIEW_SECRET),
    ], SITE_PREVIEW_URL));
    exit;
}, 1);

// The nonce is the permission: only a link that an editor has just opened has one.
add_action('rest_api_init', function () {
    register_rest_route('site/v1', '/previews', [
        'methods' => 'POST',
        'permission_callback' => '__return_true',
        'callback' => function ($request) {
            return site_preview_take($request['nonce']);
        },
        'args' => ['nonce' => ['type' => 'string', 'pattern' => '^[A-Za-z0-9]{32}$', 'required' => true]],
    ]);
});

// Plugins that close the REST API to visitors must not close this route, whose caller has no account.
add_filter('rest_authentication_errors', function ($result) {
    return ($GLOBALS['wp']->query_vars['rest_route'] ?? '') === '/site/v1/previews' ? true : $result;
}, PHP_INT_MAX);

// Returns the article of a nonce in a list, in the format of /wp/v2/posts, with the unsaved changes of the editor who
// opened the link; an empty list for an unknown or used nonce.
function site_preview_take(string $nonce): array
{
    $opened = get_transient("site_preview_$nonce");
    // Only one of two simultaneous requests deletes it, so a link is never opened twice.
    if (!$opened || !delete_transient("site_preview_$nonce")) {
        return [];
    }
    $post = get_post($opened['post']);
    if (!$post || $post->post_status === 'trash' || !user_can($opened['user'], 'edit_post', $post->ID)) {
        return [];
    }
    // Otherwise WordPress would leave out the author and the image of an article that is not public.
    wp_set_current_user($opened['user']);
    $shown = clone $post;
    $autosave = wp_get_post_autosave($post->ID, $opened['user']);
    $is_changed = $autosave && $autosave->post_modified_gmt > $post->post_modified_gmt;
    if ($is_changed) {
        $shown->post_title = $autosave->post_title;
        $shown->post_content = $autosave->post_content;
        $shown->post_excerpt = $autosave->post_excerpt;
    }
    // A draft has no slug yet, and the site chooses the picture of an article without one by its slug.
    $shown->post_name = $shown->post_name ?: sanitize_title($shown->post_title, 'preview');
    // Title and image are read by id, from the saved article. Some plugins apply the filter without an id.
    add_filter('the_title', function ($title, $id = 0) use ($post, $shown) {
        return $id === $post->ID ? $shown->post_title : $title;
    }, 0, 2);
    add_filter('get_post_metadata', function ($value, $id, $key) use ($post, $opened) {
        return $opened['image'] && $id === $post->ID && $key === '_thumbnail_id' ? $opened['image'] : $value;
    }, 10, 3);
    $controller = get_post_type_object('post')->get_rest_controller();
    $response = $controller->prepare_item_for_response($shown, new WP_REST_Request('GET'));
    $item = rest_get_server()->response_to_data($response, true);
    // The address that it will have instead of ?p=: its format tells the site which links lead to other articles.
    $shown->filter = 'sample';
    return [[
        'link' => get_permalink($shown),
        'is_changed' => $is_changed,
        'edit_url' => get_edit_post_link($post->ID, 'raw'),
    ] + $item];
}
