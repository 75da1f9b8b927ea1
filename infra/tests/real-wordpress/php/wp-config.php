<?php
// Settings of the private WordPress; its folder, socket and address come from the process that starts it.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WP_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', getenv('WP_ORIGIN'));
define('WP_SITEURL', getenv('WP_ORIGIN'));
// Application passwords work over http only here.
define('WP_ENVIRONMENT_TYPE', 'local');
// Nothing leaves this machine.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', false);
// The site is started after its WordPress, so its address comes in a file.
[$published, $secret] = @file(__DIR__ . '/published', FILE_IGNORE_NEW_LINES) ?: ['http://127.0.0.1:9', ''];
define('SITE_PUBLISHED_URL', $published);
define('SITE_PUBLISHED_SECRET', $secret);
if ($preview = @file(__DIR__ . '/preview', FILE_IGNORE_NEW_LINES)) {
    define('SITE_PREVIEW_URL', $preview[0]);
    define('SITE_PREVIEW_SECRET', $preview[1]);
}
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', 'test');
    define($name . '_SALT', 'test');
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
