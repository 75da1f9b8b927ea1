<?php
// Whether the website shows an entry, as its screen and its list say it. The website names the versions that it shows in
// /lists.json: {"pulled": time or null, "entries": {"jobs": {"123": time of the version}}}.

function site_origin(): string {
    $url = defined('SITE_PUBLISHED_URL') ? wp_parse_url(SITE_PUBLISHED_URL) : [];
    return isset($url['host']) ? "{$url['scheme']}://{$url['host']}" . (isset($url['port']) ? ":{$url['port']}" : '') : '';
}

// Returns /lists.json of the website, or an empty list if it does not respond. The screens ask once a minute.
function site_shown(): array {
    $shown = get_transient('site_shown');
    if ($shown === false) {
        $response = site_origin() ? wp_remote_get(site_origin() . '/lists.json', ['timeout' => 2]) : null;
        set_transient('site_shown_reason', site_reason($response), MINUTE_IN_SECONDS);
        $shown = json_decode(wp_remote_retrieve_body($response), true);
        $shown = isset($shown['entries']) && is_array($shown['entries']) ? $shown : [];
        set_transient('site_shown', $shown, MINUTE_IN_SECONDS);
    }
    return $shown;
}

// Why a request has no response, as WordPress says it: blocked by it, the certificate, a timeout. '' if it has one.
function site_reason($response): string {
    return is_wp_error($response) ? " WordPress says: “{$response->get_error_message()}”" : '';
}

// Returns a sentence if the website starts no update when it is called, otherwise ''.
function site_by_hand(): string {
    return get_option('site_update') === 'none' ? 'The website starts no update by itself: changes follow at night, or when an engineer updates it.' : '';
}

// The address of an entry on the website: its page, its place on the page of its list, or if it is not shown that page.
function site_path(WP_Post $post, array $list): string {
    $name = isset(site_shown()['entries'][$list['name']][$post->ID]) ? ['jobs' => 'role', 'projects' => 'project', 'stories' => 'story'][$list['name']] ?? '' : '';
    $slug = $name !== 'story' && preg_match('/^[a-z\d]+(-[a-z\d]+)*$/D', $post->post_name) ? $post->post_name : "$name-$post->ID";
    $has_page = $name === 'role' || ($post->result && ($post->story || $post->measures || $post->weeks || $post->recording));
    return $list['page'] . ($name ? ($has_page ? '/' : '#') . $slug : '');
}

// A time of WordPress's database or of the website in the time zone of the office. '' for no time.
function site_time(?string $utc): string {
    $time = $utc ? strtotime(substr($utc, 0, 19) . ' UTC') : false;
    return $time ? wp_date('j F Y, H:i', $time) : '';
}

function site_is_public(WP_Post $post): bool {
    return $post->post_status === 'publish' && $post->post_password === '';
}

// Returns “Closed” for a job that is closed or whose last day has passed, or until when it is open; '' for everything else.
function site_closing(WP_Post $post): string {
    $is_closed = $post->status || ($post->closes && $post->closes < wp_date('Y-m-d'));
    return $is_closed ? 'Closed' : ($post->closes ? 'Closes ' . gmdate('j F Y', strtotime($post->closes)) : '');
}

// Returns the state of an entry: `kind` (shown, coming, late, unknown, waiting, leaving, last or hidden), a sentence, and its faults.
function site_state(WP_Post $post, array $list): array {
    $shown = site_shown();
    $version = $shown['entries'][$list['name']][$post->ID] ?? null;
    $since = $version ? ' of ' . site_time($version) : '';
    if (!site_is_public($post)) {
        return site_hidden_state($post, $list, $shown, $version !== null);
    }
    $closed = site_closing($post) === 'Closed' ? 'Closed, which its page says within minutes. ' : '';
    $faults = array_values(site_faults_of($post, $list));
    if ($faults) {
        $meanwhile = $version ? "The website keeps showing the version$since" : 'The website leaves it out';
        $meanwhile .= $shown ? ' until this is corrected:' : ' until this is corrected, or keeps the last version that was right:';
        return ['kind' => 'waiting', 'text' => $meanwhile, 'faults' => $faults, 'after' => $version && $closed ? 'That it closes takes effect all the same.' : ''];
    }
    if ($list['name'] === 'holidays' && get_post_meta($post->ID, 'date', true) < wp_date('Y-m-d')) {
        return ['kind' => 'hidden', 'text' => 'This day is over, so the website no longer uses it.', 'faults' => []];
    }
    if ($version && strtotime($version) >= strtotime("$post->post_modified_gmt UTC")) {
        return ['kind' => 'shown', 'text' => "{$closed}The website shows this version$since.", 'faults' => []];
    }
    $way = site_by_hand() ? 'Waits for an update' : 'On its way';
    $text = $version ? "$way: the website still shows the version$since." : "$way: the website does not show it yet.";
    $text = $shown ? $text : 'The website does not say whether it shows this version.';
    $result = get_option('site_webhook_result');
    $is_lost = !function_exists('site_changed') || ($result && $result['status'] !== 202 && $result['time'] >= strtotime("$post->post_modified_gmt UTC"));
    // A scheduled entry is published later than it was modified.
    $saved = max($post->post_modified_gmt, $post->post_date_gmt);
    if ($shown && strtotime("$saved UTC") < time() - DAY_IN_SECONDS) {
        $meanwhile = $version ? "still shows the version$since" : 'does not show it yet';
        return ['kind' => 'late', 'faults' => [], 'text' => 'Late: saved on ' . site_time($saved) . ", and the website $meanwhile. No update has brought it, so tell an engineer."];
    }
    $lost = function_exists('site_waiting_calls') && site_waiting_calls() ? ' The website did not respond, so WordPress tells it again.' : ' WordPress could not tell it of the last change, which follows at night.';
    $follows = $is_lost ? $lost : ' ' . (site_by_hand() ?: 'A change usually follows within half an hour.');
    return ['kind' => $shown ? 'coming' : 'unknown', 'faults' => [], 'text' => $closed . $text . $follows];
}

function site_hidden_state(WP_Post $post, array $list, array $shown, bool $is_shown): array {
    $reasons = [
        'publish' => 'Behind a password.', 'private' => 'Private.', 'draft' => 'A draft.', 'auto-draft' => 'A draft.', 'pending' => 'Waits for review.',
        'future' => 'Scheduled for ' . site_time($post->post_date_gmt) . '.', 'trash' => 'In the bin.',
    ];
    $reason = $reasons[$post->post_status] ?? 'Not published.';
    if (!$is_shown) {
        return ['kind' => $shown ? 'hidden' : 'unknown', 'faults' => [], 'text' => $reason . ($shown ? ' It is not on the website.' : ' The website does not say whether it shows it.')];
    }
    // A new entry with faults is left out, so the list needs another one.
    $others = array_filter(get_posts(['post_type' => $post->post_type, 'has_password' => false, 'exclude' => [$post->ID], 'posts_per_page' => -1]), function ($other) use ($list, $shown) {
        return isset($shown['entries'][$list['name']][$other->ID]) || !site_faults_of($other, $list);
    });
    if (!$others && empty($list['mayBeEmpty'])) {
        return ['kind' => 'last', 'faults' => [], 'text' => "$reason The list “{$list['many']}” has no other entry that the website can show, so it keeps showing this one until another one is published."];
    }
    $closed = empty($list['closedBy']) ? '' : 'Its page says within minutes that it is closed. ';
    return ['kind' => 'leaving', 'faults' => [], 'text' => "$reason {$closed}It leaves the website with the next update."];
}

// WordPress's own messages say only what it did.
add_filter('post_updated_messages', function ($messages) {
    $texts = [1 => 'Saved.', 4 => 'Saved.', 6 => 'Published.', 7 => 'Saved.', 8 => 'Submitted.', 9 => 'Scheduled.', 10 => 'Draft saved.'];
    return $messages + array_fill_keys(array_map('site_type', site_lists()), $texts);
});

add_action('admin_notices', function () {
    $screen = get_current_screen();
    $list = site_list_of($screen->post_type);
    if ($list && $screen->base === 'post' && $screen->action !== 'add') {
        site_notice(get_post(), $list);
    } elseif ($list && $screen->base === 'edit') {
        // WordPress names the entries that it has just moved to the bin, or restored as a draft.
        foreach (isset($_GET['trashed']) || isset($_GET['untrashed']) ? wp_parse_id_list($_GET['ids'] ?? '') : [] as $id) {
            $post = get_post($id);
            if ($post && $post->post_type === site_type($list)) {
                site_notice($post, $list, $post->post_title . ': ');
            }
        }
    }
});

function site_notice(WP_Post $post, array $list, string $prefix = '') {
    $state = site_state($post, $list);
    $tones = ['shown' => 'success', 'waiting' => 'error', 'late' => 'error', 'leaving' => 'warning', 'last' => 'warning'];
    printf('<div class="notice notice-%s site-notice"><p>%s</p>', $tones[$state['kind']] ?? 'info', esc_html($prefix . $state['text']));
    if ($state['faults']) {
        printf('<ul class="ul-disc">%s</ul>', implode('', array_map(function ($sentence) {
            return '<li>' . esc_html($sentence) . '</li>';
        }, $state['faults'])));
    }
    echo empty($state['after']) ? '' : '<p>' . esc_html($state['after']) . '</p>';
    printf('<p>%s</p></div>', site_last_update(site_path($post, $list)));
}

// When the website was updated, with a link to a page of it. HTML.
function site_last_update(string $page, string $link = 'See the page'): string {
    if (!site_origin()) {
        return 'SITE_PUBLISHED_URL is not defined in wp-config.php, so WordPress does not know the website.';
    }
    $shown = site_shown();
    $sentence = $shown ? 'The website has not read a list of WordPress yet.' : 'The website does not say which entries it shows: it did not respond, or is older than this plugin.' . get_transient('site_shown_reason');
    $sentence = empty($shown['pulled']) ? $sentence : 'The lists of the website changed last on ' . site_time($shown['pulled']) . '.';
    return esc_html($sentence) . sprintf(' <a href="%s">%s</a>', esc_url(site_origin() . $page), esc_html($link));
}

add_action('admin_init', function () {
    foreach (site_lists() as $list) {
        $type = site_type($list);
        add_filter("handle_bulk_actions-edit-$type", 'site_change_rows', 10, 3);
        add_filter("manage_{$type}_posts_columns", function ($columns) {
            return array_slice($columns, 0, 2) + ['site_state' => 'Website'] + $columns;
        });
        add_action("manage_{$type}_posts_custom_column", function ($column, $id) use ($list) {
            if ($column === 'site_state') {
                $state = site_state(get_post($id), $list);
                $names = ['shown' => 'Shown', 'coming' => site_by_hand() ? 'Waits for an update' : 'On its way', 'late' => 'Late', 'waiting' => 'Waits for a correction', 'leaving' => 'Leaves the website', 'last' => 'Shown, the last of its list', 'hidden' => 'Not shown', 'unknown' => 'Not known'];
                printf('<b>%s</b><br>%s', esc_html(implode(' · ', array_filter([$names[$state['kind']], site_closing(get_post($id))]))), esc_html(implode(' ', $state['faults'])));
            }
        }, 10, 2);
    }
});
