<?php
/*
Plugin Name: Website cache webhook
Description: Invalidates an article and the lists in the website's cache when it was published, changed or removed.
*/
// Copy to wp-content/mu-plugins/. wp-config.php must define SITE_PUBLISHED_URL (https://…/default/cms/published) and
// SITE_PUBLISHED_SECRET; without them nothing is sent.
// In a network of sites the website shows one of them: the main site, or the one that SITE_BLOG_ID names in wp-config.php.
if (is_multisite() && get_current_blog_id() !== (defined('SITE_BLOG_ID') ? (int) SITE_BLOG_ID : get_main_site_id())) {
    return;
}

// WordPress runs this hook after it has saved categories, image and fields.
add_action('wp_after_insert_post', function ($id, $post, $update, $before) {
    $was_public = $before && $before->post_status === 'publish';
    if ($post->post_type !== 'post' || ($post->post_status !== 'publish' && !$was_public)) {
        return;
    }
    // A renamed or deleted article is cached under its former name too.
    site_changed('slugs', [$post->post_name, $before ? $before->post_name : '']);
}, 10, 4);

// One request may save many articles (bulk edit, import), so one call per kind is sent when the request ends: the
// `slugs` of articles, or the names of `lists` (site-lists.php).
function site_changed(string $kind, array $names) {
    static $changes = [];
    if (!defined('SITE_PUBLISHED_URL') || !defined('SITE_PUBLISHED_SECRET')) {
        return;
    }
    if (!isset($changes[$kind])) {
        $changes[$kind] = [];
        add_action('shutdown', function () use (&$changes, $kind) {
            $id = wp_generate_uuid4();
            $timestamp = (string) time();
            $body = wp_json_encode([$kind => array_values($changes[$kind])]);
            $secret = SITE_PUBLISHED_SECRET;
            $decoded = strpos($secret, 'whsec_') === 0 ? base64_decode(substr($secret, 6)) : '';
            $key = strlen($decoded) >= 16 ? $decoded : $secret;
            $signature = base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
            wp_remote_post(SITE_PUBLISHED_URL, [
                'timeout' => 3,
                'headers' => [
                    'Content-Type' => 'application/json',
                    'Webhook-Id' => $id,
                    'Webhook-Timestamp' => $timestamp,
                    'Webhook-Signature' => "v1,$signature",
                ],
                'body' => $body,
            ]);
        });
    }
    $changes[$kind] = array_unique(array_filter(array_merge($changes[$kind], $names)));
}
