<?php
/*
Plugin Name: Website cache webhook
Description: Invalidates the website's cache when an article was published, changed or removed.
*/
// Copy to wp-content/mu-plugins/. wp-config.php must define SITE_PUBLISHED_URL (https://…/default/cms/published) and
// SITE_PUBLISHED_SECRET. WordPress runs this hook after it has saved categories, image and fields.
add_action('wp_after_insert_post', function ($id, $post, $update, $before) {
    $was_public = $before && $before->post_status === 'publish';
    if ($post->post_type !== 'post' || ($post->post_status !== 'publish' && !$was_public)) {
        return;
    }
    wp_remote_post(SITE_PUBLISHED_URL, ['timeout' => 3, 'headers' => ['X-Published-Secret' => SITE_PUBLISHED_SECRET]]);
}, 10, 4);
