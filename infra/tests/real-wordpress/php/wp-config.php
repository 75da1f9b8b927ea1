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
foreach (['SITE_PUBLISHED', 'SITE_PREVIEW'] as $name) {
    if ($lines = @file(__DIR__ . "/$name", FILE_IGNORE_NEW_LINES)) {
        define("{$name}_URL", $lines[0]);
        define("{$name}_SECRET", $lines[1]);
    }
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
