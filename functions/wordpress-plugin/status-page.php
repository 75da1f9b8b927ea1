<?php
// The screen "Website": what waits, whether WordPress and the website reach each other, and an update on demand.

add_action('admin_menu', function () {
    add_menu_page('Website', 'Website', 'edit_pages', 'site-status', 'site_status_page', 'dashicons-admin-site-alt3', 29);
});

function site_status_page() {
    // Whether the website responds is asked now, not a minute ago.
    delete_transient('site_shown');
    echo '<div class="wrap"><h1>Website</h1>';
    if (isset($_POST['site_update']) && check_admin_referer('site_update') && function_exists('site_send')) {
        site_send(['lists' => array_column(site_lists(), 'name')]);
        [$is_right, $sentence] = site_webhook_check();
        printf('<div class="notice notice-%s"><p>%s</p></div>', $is_right === true ? 'success' : 'error', esc_html($is_right === true ? 'The update has started. It usually takes half an hour.' : $sentence));
    }
    printf('<p>%s</p>', site_last_update('/', 'Open the website'));
    if (site_by_hand()) {
        printf('<p>%s</p>', site_by_hand());
    } elseif (function_exists('site_send')) {
        printf('<form method="post">%s<button name="site_update" class="button button-primary">Update the website now</button></form>', wp_nonce_field('site_update', '_wpnonce', true, false));
    }
    echo '<h2>Entries that are not on the website as they are here</h2>';
    site_waiting_table();
    echo '<h2>Connections</h2><table class="widefat striped"><tbody>';
    foreach (site_checks() as $name => [$is_right, $sentence]) {
        printf('<tr><th scope="row">%s</th><td><b%s>%s</b> %s</td></tr>', esc_html($name), $is_right ? '' : ' style="color: #b32d2e"', is_string($is_right) ? $is_right : ($is_right ? 'Right.' : 'Wrong.'), esc_html($sentence));
    }
    echo '</tbody></table></div>';
}

function site_waiting_table() {
    $rows = '';
    foreach (site_lists() as $list) {
        $posts = get_posts(['post_type' => site_type($list), 'post_status' => ['publish', 'future', 'draft', 'pending', 'private', 'trash'], 'posts_per_page' => -1, 'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC']]);
        foreach ($posts as $post) {
            $state = site_state($post, $list);
            if (!in_array($state['kind'], ['shown', 'hidden', 'unknown'], true)) {
                // WordPress has no screen for entries in the bin.
                $link = $post->post_status === 'trash' ? '' : get_edit_post_link($post);
                $title = esc_html(site_cut($post->post_title) ?: '(no title)');
                $rows .= sprintf('<tr><td>%s</td><td>%s</td><td>%s</td></tr>', esc_html($list['one']), $link ? sprintf('<a href="%s">%s</a>', esc_url($link), $title) : $title, esc_html(implode(' ', array_merge([$state['text']], $state['faults']))));
            }
        }
        // Nobody sees the notice of an entry that was deleted for good.
        $deleted = array_diff(array_keys(site_shown()['entries'][$list['name']] ?? []), wp_list_pluck($posts, 'ID'));
        if ($deleted) {
            $rows .= sprintf('<tr><td>%s</td><td>(deleted: %d)</td><td>Still on the website, until its next update. The last one of a list stays until another one is published.</td></tr>', esc_html($list['many']), count($deleted));
        }
    }
    $head = '<thead><tr><th scope="col" style="width:20%">List</th><th scope="col" style="width:30%">Entry</th><th scope="col">State</th></tr></thead>';
    $none = site_shown() ? 'None.' : 'The website does not say which entries it shows.';
    echo $rows ? "<table class=\"widefat fixed striped\">$head<tbody>$rows</tbody></table>" : "<p>$none</p>";
}

function site_missing_constants(): array {
    return array_filter(['SITE_PUBLISHED_URL', 'SITE_PUBLISHED_SECRET', 'SITE_PREVIEW_URL', 'SITE_PREVIEW_SECRET'], function ($name) {
        return !defined($name) || constant($name) === '';
    });
}

// Returns what the connections to the website depend on: whether each is right, or a word for it, and a sentence.
function site_checks(): array {
    $missing = site_missing_constants();
    $has_permalinks = get_option('permalink_structure') !== '';
    return [
        'wp-config.php' => [!$missing, $missing ? 'It lacks ' . implode(', ', $missing) . '.' : 'All four constants are defined.'],
        'Permalinks' => [$has_permalinks, $has_permalinks ? 'The website can find the REST API.' : 'Choose any structure but “Plain” under Settings → Permalinks: otherwise the website does not find the REST API.'],
        'Updates' => site_webhook_check(),
        'Previews' => site_preview_check(),
        'Lists' => site_rest_check(),
        'Articles' => site_articles_check(),
    ];
}

function site_webhook_check(): array {
    if (function_exists('site_waiting_calls') && site_waiting_calls(time() - MINUTE_IN_SECONDS)) {
        return [false, 'A call has waited for more than a minute. It is sent now.'];
    }
    $result = get_option('site_webhook_result');
    if (!$result) {
        return [function_exists('site_send'), 'WordPress has not called the website yet.'];
    }
    $sentences = [
        202 => 'The website accepted the last call.', 0 => 'The website did not respond to the last call.', 401 => 'The website rejected the last call: SITE_PUBLISHED_SECRET is not its secret, or the clock of this server is wrong.',
        502 => 'The website accepted the last call, and could not start the update.', 503 => 'The website could not read its secret.',
    ];
    $sentence = $sentences[$result['status']] ?? "The website responded to the last call with status {$result['status']}.";
    $sentence .= ($result['reason'] ?? '') . ' ' . wp_date('j F Y, H:i', $result['time']) . '.';
    if ($result['status'] !== 202 && !empty($result['is_last'])) {
        $sentence .= ' WordPress has tried for a day and gives up: ' . (site_by_hand() ? 'save it again' : 'press “Update the website now”') . ' when the website responds.';
    } elseif (function_exists('site_waiting_calls') && site_waiting_calls()) {
        $sentence .= ' WordPress sends it again, for a day.';
    }
    return $result['status'] === 202 && site_by_hand() ? ['By hand.', "$sentence " . site_by_hand()] : [$result['status'] === 202, $sentence];
}

// A link that is signed right, to no draft: the website asks WordPress for it, and offers to preview the article again.
function site_preview_check(): array {
    if (!defined('SITE_PREVIEW_SECRET') || !defined('SITE_PREVIEW_URL')) {
        return [false, 'Preview shows WordPress’s own theme.'];
    }
    $until = time() + MINUTE_IN_SECONDS;
    $nonce = str_repeat('0', 32);
    $signature = hash_hmac('sha256', "1.$until.$nonce", SITE_PREVIEW_SECRET);
    $response = wp_remote_get(add_query_arg(['id' => 1, 'until' => $until, 'nonce' => $nonce, 'signature' => $signature], SITE_PREVIEW_URL), ['timeout' => 5]);
    $status = (int) wp_remote_retrieve_response_code($response);
    if ($status === 403 && strpos(wp_remote_retrieve_body($response), 'p=1&amp;preview=true') !== false) {
        return [true, 'The website accepts links of this WordPress, and reads it.'];
    }
    $sentences = [0 => 'The website did not respond.', 403 => 'SITE_PREVIEW_SECRET is not the secret of the website.', 503 => 'The website does not reach this WordPress, or cannot read its secret.'];
    return [false, ($sentences[$status] ?? "SITE_PREVIEW_URL responds with status $status.") . site_reason($response)];
}

// Reads a route of the REST API as a visitor would. Returns the status, the value of the JSON, or null, and the response.
function site_read(string $route): array {
    $response = wp_remote_get(rest_url("wp/v2/$route"), ['timeout' => 5, 'sslverify' => apply_filters('https_local_ssl_verify', false)]);
    return [(int) wp_remote_retrieve_response_code($response), json_decode(wp_remote_retrieve_body($response), true), $response];
}

function site_rest_check(): array {
    [$status, $items, $response] = site_read('site-' . site_lists()[0]['name'] . '?per_page=1');
    if (in_array($status, [401, 403], true)) {
        return ['Not known.', 'The REST API wants a login, so the website reads lists with its account only. Whether it can is seen above: an entry that is late was not read.'];
    }
    $is_json = is_array($items);
    $wrong = $status ? "The REST API responded with status $status" . ($is_json ? '.' : ' and no JSON.') : 'WordPress did not respond to itself.' . site_reason($response);
    return [$status === 200 && $is_json, $status === 200 && $is_json ? 'The REST API shows the published entries.' : $wrong];
}

// Names the shortcodes that the REST API leaves in the newest articles, because their plugins do nothing there.
function site_articles_check(): array {
    $sentences = [];
    foreach (array_filter((array) site_read('posts?per_page=50&_fields=title,content')[1], 'is_array') as $post) {
        $text = preg_replace('~<(pre|code)\b.*?</\1>~s', '', $post['content']['rendered'] ?? '');
        if (preg_match_all('~\[(?:/(?=\w+_)|(?=[\w-]+\s+[\w-]+=))([\w-]+)~', $text, $tags)) {
            $sentences[] = sprintf('“%s”: %s.', html_entity_decode(wp_strip_all_tags($post['title']['rendered'] ?? '')), implode(', ', array_unique($tags[1])));
        }
    }
    return [!$sentences, $sentences ? 'The website shows only the text of shortcodes whose plugins do nothing in the REST API: ' . implode(' ', $sentences) : 'WordPress leaves no shortcode to the website.'];
}
