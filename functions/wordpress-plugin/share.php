<?php
// Links that show a draft to people without a login: any number of times, for this time, until an editor stops them.
const SITE_SHARE_SECONDS = 48 * 3600;

// Returns how an article is shared. A link of a lower generation is revoked. The draft is read with the rights of `user`,
// who shared it.
function site_share_of(int $id): array
{
    return (get_post_meta($id, '_site_share', true) ?: []) + ['generation' => 1, 'until' => 0, 'user' => 0];
}

function site_share_signature(int $id, int $until, int $generation): string
{
    return hash_hmac('sha256', "$id.$until.$generation", SITE_PREVIEW_SECRET);
}

// Returns the article of a shared link in a list, as it was last saved; an empty list if the link is not, or no longer, valid.
function site_share_open(WP_REST_Request $link): array
{
    [$id, $until, $generation] = [(int) $link['id'], (int) $link['until'], (int) $link['generation']];
    $share = site_share_of($id);
    $is_valid = hash_equals(site_share_signature($id, $until, $generation), $link['signature'])
        && $until >= time() && $generation === $share['generation'] && get_post_type($id) === 'post';
    return $is_valid ? site_preview_items($id, $share['user']) : [];
}

add_action('rest_api_init', function () {
    register_rest_route('site/v1', '/shares/(?P<id>\d+)', [
        'methods' => 'GET, POST, DELETE',
        'permission_callback' => function ($request) {
            return get_post_type((int) $request['id']) === 'post' && current_user_can('edit_post', (int) $request['id']);
        },
        'callback' => 'site_share',
    ]);
});

// POST shares an article, DELETE revokes all its links. Returns the newest link and its end as text; '' if there is none.
function site_share(WP_REST_Request $request)
{
    $post = get_post((int) $request['id']);
    $share = site_share_of($post->ID);
    if ($request->get_method() === 'POST') {
        $refusals = ['auto-draft' => 'Save the draft first.', 'trash' => 'The article is in the bin.', 'publish' => 'The article is on the website: share its address.'];
        $refusal = $post->post_password === '' ? ($refusals[$post->post_status] ?? '') : 'The website shows no article with a password.';
        if ($refusal !== '') {
            return new WP_Error('site_not_shared', $refusal, ['status' => 400]);
        }
        $share = ['until' => time() + SITE_SHARE_SECONDS, 'user' => get_current_user_id()] + $share;
    } elseif ($request->get_method() === 'DELETE') {
        $share = ['until' => 0, 'generation' => $share['generation'] + 1] + $share;
    }
    if ($request->get_method() !== 'GET') {
        update_post_meta($post->ID, '_site_share', $share);
    }
    $until = $share['until'];
    if ($until < time()) {
        return ['url' => '', 'until' => ''];
    }
    return [
        'url' => add_query_arg([
            'id' => $post->ID,
            'until' => $until,
            'generation' => $share['generation'],
            'signature' => site_share_signature($post->ID, $until, $share['generation']),
        ], SITE_PREVIEW_URL),
        'until' => wp_date(get_option('date_format') . ', ' . get_option('time_format'), $until),
    ];
}

// The block editor has a panel instead: with a box it would send each save twice.
add_action('add_meta_boxes', function ($type, $post) {
    if ($type === 'post' && $post->post_status !== 'publish') {
        add_meta_box('site_share', 'Share the draft', function ($post) {
            printf('<div data-site-share="%d"></div>', $post->ID);
        }, 'post', 'side', 'core', ['__back_compat_meta_box' => true]);
    }
}, 10, 2);

add_action('admin_enqueue_scripts', function () {
    $screen = get_current_screen();
    if ($screen->base !== 'post' || $screen->post_type !== 'post') {
        return;
    }
    $editor = $screen->is_block_editor() ? ['wp-plugins', 'wp-edit-post', 'wp-element', 'wp-data'] : [];
    wp_enqueue_script('site-share', plugins_url('share.js', __FILE__), array_merge(['wp-api-fetch'], $editor), (string) filemtime(__DIR__ . '/share.js'), true);
});
