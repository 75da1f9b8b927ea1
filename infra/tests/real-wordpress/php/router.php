<?php
// Pretty permalinks for PHP's own server: serves files, and the administration, as they are and passes all other paths to WordPress.
$path = rawurldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/');
if ($path !== '/' && (is_file(__DIR__ . $path) || is_file(__DIR__ . rtrim($path, '/') . '/index.php'))) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = __DIR__ . '/index.php';
require __DIR__ . '/index.php';
