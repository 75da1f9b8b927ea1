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
    $slugs = array_values(array_unique(array_filter([$post->post_name, $before ? $before->post_name : ''])));
    wp_remote_post(SITE_PUBLISHED_URL, [
        'timeout' => 3,
        'headers' => ['Content-Type' => 'application/json', 'X-Published-Secret' => SITE_PUBLISHED_SECRET],
        'body' => wp_json_encode(['slugs' => $slugs]),
    ]);
}, 10, 4);
