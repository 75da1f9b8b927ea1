<?php
require __DIR__ . '/share.php';

// The link to a preview carries no right to edit: it shows one article, once, within this time.
const SITE_PREVIEW_SECONDS = 30 * 60;

// Preview of an article, in any editor, ends at the template of WordPress's own theme. Redirecting there covers the
// drafts of the block editor too, whose link the filter preview_post_link cannot change.
add_action('template_redirect', function () {
    // Without a login WordPress finds no draft, so is_preview() is false by now and the theme would say 404.
    if (get_query_var('preview') && !is_user_logged_in()) {
        auth_redirect();
    }
    $post = get_queried_object();
    // The site shows no article with a password, so these keep WordPress's own page and preview.
    if (!$post instanceof WP_Post || $post->post_type !== 'post' || $post->post_password !== '') {
        return;
    }
    if (!is_preview() && !is_feed() && $post->post_status === 'publish') {
        wp_redirect(site_article_url($post->post_name), 301);
        exit;
    }
    if (!is_preview() || !current_user_can('edit_post', $post->ID)) {
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

// The article's page on the website, which is beside the page of previews.
function site_article_url(string $slug): string
{
    return dirname(SITE_PREVIEW_URL) . "/$slug";
}

// "View Post", the permalink box and "Copy" lead to the website. Visitors of WordPress and its public REST API keep
// WordPress's own address: the website finds renamed articles by it, and links between articles.
add_filter('post_link', function ($link, $post, $leavename) {
    if (!is_admin() || $post->post_status !== 'publish' || $post->post_password !== '') {
        return $link;
    }
    return site_article_url($leavename ? '%postname%' : $post->post_name);
}, 10, 3);
add_filter('rest_prepare_post', function ($response, $post, $request) {
    $item = $response->get_data();
    if ($request['context'] !== 'edit' || $post->post_password !== '') {
        return $response;
    }
    if ($post->post_status === 'publish') {
        $item['link'] = site_article_url($post->post_name);
    }
    if (isset($item['permalink_template'])) {
        $item['permalink_template'] = site_article_url('%postname%');
    }
    $response->set_data($item);
    return $response;
}, 10, 3);

// Preview itself starts at WordPress, which knows who may see the changes.
add_filter('preview_post_link', function ($link, $post) {
    parse_str((string) wp_parse_url($link, PHP_URL_QUERY), $arguments);
    return $post->post_type === 'post' ? add_query_arg($arguments, home_url("/?p=$post->ID")) : $link;
}, 10, 2);

// The nonce is the permission: only a link that an editor has just opened has one. That of a shared link is its signature.
add_action('rest_api_init', function () {
    $number = ['type' => 'integer'];
    register_rest_route('site/v1', '/previews', [
        'methods' => 'POST',
        'permission_callback' => '__return_true',
        'callback' => function ($request) {
            return isset($request['nonce']) ? site_preview_take($request['nonce']) : site_share_open($request);
        },
        'args' => [
            'nonce' => ['type' => 'string', 'pattern' => '^[A-Za-z0-9]{32}$'],
            'signature' => ['type' => 'string', 'default' => ''],
            'id' => $number, 'until' => $number, 'generation' => $number,
        ],
    ]);
});

// Plugins that close the REST API to visitors must not close this route, whose caller has no account.
add_filter('rest_authentication_errors', function ($result) {
    return ($GLOBALS['wp']->query_vars['rest_route'] ?? '') === '/site/v1/previews' ? true : $result;
}, PHP_INT_MAX);

// Returns the article of a nonce in a list, with the unsaved changes of the editor who opened the link; an empty list for
// an unknown or used nonce.
function site_preview_take(string $nonce): array
{
    $opened = get_transient("site_preview_$nonce");
    // Only one of two simultaneous requests deletes it, so a link is never opened twice.
    if (!$opened || !delete_transient("site_preview_$nonce")) {
        return [];
    }
    return site_preview_items($opened['post'], $opened['user'], wp_get_post_autosave($opened['post'], $opened['user']) ?: null, $opened['image']);
}

// Returns the article in a list, in the format of /wp/v2/posts, as this user sees it, with the texts of `$autosave` if it
// is newer and with this featured image; an empty list if the user may not edit it (any more).
function site_preview_items(int $id, int $user, ?WP_Post $autosave = null, int $image = 0): array
{
    $post = get_post($id);
    if (!$post || $post->post_status === 'trash' || !user_can($user, 'edit_post', $post->ID)) {
        return [];
    }
    // Otherwise WordPress would leave out the author and the image of an article that is not public.
    wp_set_current_user($user);
    $shown = clone $post;
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
    add_filter('get_post_metadata', function ($value, $id, $key) use ($post, $image) {
        return $image && $id === $post->ID && $key === '_thumbnail_id' ? $image : $value;
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
