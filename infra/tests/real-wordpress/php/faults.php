<?php
// A must-use plugin with typical faults of WordPress installations, chosen by the file `fault` beside wp-config.php.
$fault = trim((string) @file_get_contents(ABSPATH . 'fault'));
if (str_contains($_SERVER['REQUEST_URI'] ?? '', '/wp-json/')) {
    if ($fault === 'maintenance') {
        http_response_code(503);
        header('Content-Type: text/html');
        exit('<h1>Briefly unavailable for scheduled maintenance.</h1>');
    }
}
if ($fault === 'login-required') {
    add_filter('rest_authentication_errors', fn($result) => $result ?: (is_user_logged_in()
        ? $result
        : new WP_Error('rest_not_logged_in', 'Log in first.', ['status' => 401])));
}
if ($fault === 'classic-editor') {
    add_filter('use_block_editor_for_post', '__return_false');
}
if ($fault === 'hidden-users') {
    add_filter('rest_endpoints', function ($endpoints) {
        foreach (array_keys($endpoints) as $route) {
            if (str_starts_with($route, '/wp/v2/users')) {
                unset($endpoints[$route]);
            }
        }
        return $endpoints;
    });
}
