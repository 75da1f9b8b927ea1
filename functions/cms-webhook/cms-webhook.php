<?php
/*
Plugin Name: Website cache webhook
Description: Invalidates an article and the lists in the website's cache when it was published, changed or removed.
*/
// Copy to wp-content/mu-plugins/. wp-config.php must define SITE_PUBLISHED_URL (https://…/default/cms/published) and
// SITE_PUBLISHED_SECRET. WordPress runs this hook after it has saved categories, image and fields.
add_action('wp_after_insert_post', function ($id, $post, $update, $before) {
    $was_public = $before && $before->post_status === 'publish';
    if (!defined('SITE_PUBLISHED_URL') || !defined('SITE_PUBLISHED_SECRET')) {
        return;
    }
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
    if (!isset($changes[$kind])) {
        $changes[$kind] = [];
        add_action('shutdown', function () use (&$changes, $kind) {
            $id = wp_generate_uuid4();
            $timestamp = (string) time();
            $body = wp_json_encode([$kind => array_values($changes[$kind])]);
            $signature = base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", SITE_PUBLISHED_SECRET, true));
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
    $changes[$kind] = array_unique(array_filter([...$changes[$kind], ...$names]));
}
