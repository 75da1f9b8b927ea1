<?php
// Invalidates an article and the lists in the website's cache, or starts the update of its lists, when something was
// published, changed or removed. WordPress runs the first hook after it has saved categories, image and fields, and only the
// second one for what is deleted without the bin (EMPTY_TRASH_DAYS, `force` of the REST API).
foreach (['wp_after_insert_post', 'deleted_post'] as $hook) {
    add_action($hook, function ($id, $post, $update = true, $before = null) {
        if ($post->post_status !== 'publish' && (!$before || $before->post_status !== 'publish')) {
            return;
        }
        if ($post->post_type === 'post') {
            // A renamed or deleted article is cached under its former names too.
            $slugs = array_merge([$post->post_name, $before ? $before->post_name : ''], get_post_meta($post->ID, '_wp_old_slug'));
            site_changed('slugs', $slugs);
            array_map('site_changed_mention', array_filter($slugs));
        } elseif ($list = site_list_of($post->post_type)) {
            site_changed('lists', [$list['name']]);
        }
    }, 10, 4);
}

// The name of a category is in its articles, in the filter and in every list: no slugs stand for all of them.
foreach (['edited_category', 'delete_category'] as $hook) {
    add_action($hook, function () {
        site_changed('slugs', []);
    });
}

foreach (['added_post_meta', 'updated_post_meta'] as $hook) {
    add_action($hook, function ($meta, $picture, $key) {
        if ($key === '_wp_attachment_image_alt') {
            site_changed_mention($picture, 'picture');
        }
    }, 10, 3);
}

// An entry may wait for the alternative text of the `picture` with this id, or for one of the `posts` with this slug.
function site_changed_mention(string $name, string $kind = 'posts') {
    foreach (site_lists() as $list) {
        $uses = [];
        foreach ($list['fields'] as $field) {
            if ($kind === 'picture' ? strpos($field['kind'], 'picture') === 0 : in_array($kind, array_column($field['rules'], 'to'), true)) {
                $uses[] = ['key' => $field['name'], 'value' => '(^|[[:space:],])' . rawurldecode($name) . '([[:space:],:]|$)', 'compare' => 'REGEXP'];
            }
        }
        if ($uses && get_posts(['post_type' => site_type($list), 'meta_query' => ['relation' => 'OR'] + $uses, 'posts_per_page' => 1, 'fields' => 'ids'])) {
            site_changed('lists', [$list['name']]);
        }
    }
}

// One request may save many articles (bulk edit, import), so one call per kind is sent when the request ends: the
// `slugs` of articles, or the names of `lists`. No names stand for all of them, whatever else the request names.
function site_changed(string $kind, array $names) {
    static $changes = [];
    if (!$changes) {
        add_action('shutdown', function () use (&$changes) {
            foreach ($changes as $kind => $names) {
                add_option('site_call_' . wp_generate_uuid4(), ['time' => time(), 'body' => [$kind => $names]], '', 'no');
            }
            site_send_later();
        });
    }
    $changes[$kind] = site_merged($changes[$kind] ?? $names, $names);
}

function site_merged(array $some, array $others): array {
    return $some && $others ? array_values(array_unique(array_filter(array_merge($some, $others)))) : [];
}

// A website that hangs must not delay a save. PHP-FPM and LiteSpeed can end the response first; elsewhere WordPress
// requests itself, which ends its response first. It does not use WP-Cron, which many sites disable.
function site_send_later() {
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) {
            $finish();
            site_send_calls();
            return;
        }
    }
    wp_remote_post(admin_url('admin-ajax.php?action=site_send_calls'), [
        'blocking' => false, 'timeout' => 0.5, 'sslverify' => apply_filters('https_local_ssl_verify', false),
    ]);
}

// Anybody may request this: it sends what waits, and nothing else.
$answer = function () {
    ignore_user_abort(true);
    while (ob_get_level()) {
        ob_end_clean();
    }
    header('Connection: close');
    header('Content-Length: 2');
    echo 'ok';
    flush();
    site_send_calls();
    exit;
};
add_action('wp_ajax_site_send_calls', $answer);
add_action('wp_ajax_nopriv_site_send_calls', $answer);

// Where WordPress cannot request itself, the next screen of the administration sends what has waited for a minute.
add_action('admin_init', function () {
    if (!wp_doing_ajax() && site_waiting_calls(time() - MINUTE_IN_SECONDS)) {
        add_action('shutdown', 'site_send_calls');
    }
});

// Returns the names of the options with calls that were made, or are to be sent again, before a time.
function site_waiting_calls(int $before = PHP_INT_MAX): array {
    global $wpdb;
    $names = $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'site\\_call\\_%' ORDER BY option_id");
    return array_filter($names, function ($name) use ($before) {
        $call = get_option($name);
        return $call && ($call['next'] ?? $call['time']) <= $before;
    });
}

// Sends what waits as one call per kind, so that a website that was down gets few. A call that did not arrive waits again,
// by WP-Cron or for the next save, with growing pauses until its last change is a day old.
function site_send_calls() {
    $calls = [];
    foreach (site_waiting_calls() as $name) {
        $call = get_option($name);
        // Only one of two simultaneous requests deletes it.
        if ($call && delete_option($name)) {
            foreach ($call['body'] as $kind => $names) {
                ['time' => $time, 'names' => $others] = $calls[$kind] ?? ['time' => 0, 'names' => $names];
                $calls[$kind] = ['time' => max($time, $call['time']), 'names' => site_merged($others, $names)];
            }
        }
    }
    foreach ($calls as $kind => ['time' => $time, 'names' => $names]) {
        $age = time() - $time;
        $status = site_send([$kind => $names], $age >= DAY_IN_SECONDS);
        if (($status === 0 || $status >= 500) && $age < DAY_IN_SECONDS) {
            $next = time() + max(5 * MINUTE_IN_SECONDS, $age / 2);
            add_option('site_call_' . wp_generate_uuid4(), ['time' => $time, 'next' => $next, 'body' => [$kind => $names]], '', 'no');
            wp_schedule_single_event($next, 'site_send_calls');
        }
    }
}
add_action('site_send_calls', 'site_send_calls');

// Calls the webhook, stores the result for the screen "Website" and returns the status; 0 is no response.
function site_send(array $body, bool $is_last = false): int {
    $id = wp_generate_uuid4();
    $timestamp = (string) time();
    $json = wp_json_encode($body);
    $secret = SITE_PUBLISHED_SECRET;
    $decoded = strpos($secret, 'whsec_') === 0 ? base64_decode(substr($secret, 6)) : '';
    $key = strlen($decoded) >= 16 ? $decoded : $secret;
    $signature = base64_encode(hash_hmac('sha256', "$id.$timestamp.$json", $key, true));
    $response = wp_remote_post(SITE_PUBLISHED_URL, [
        'timeout' => 10,
        'headers' => [
            'Content-Type' => 'application/json',
            'Webhook-Id' => $id,
            'Webhook-Timestamp' => $timestamp,
            'Webhook-Signature' => "v1,$signature",
        ],
        'body' => $json,
    ]);
    $status = (int) wp_remote_retrieve_response_code($response);
    update_option('site_webhook_result', ['time' => time(), 'status' => $status, 'reason' => site_reason($response), 'is_last' => $is_last], false);
    $status === 202 && isset($body['lists']) && update_option('site_update', json_decode(wp_remote_retrieve_body($response), true)['update'] ?? '');
    delete_transient('site_shown');
    return $status;
}
