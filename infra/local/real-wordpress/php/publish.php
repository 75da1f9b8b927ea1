<?php
// Does what an editor's "Update" does: the article `new-name` gets another title.
$_SERVER += ['HTTP_HOST' => parse_url(getenv('WP_ORIGIN'), PHP_URL_HOST), 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
require __DIR__ . '/wp-load.php';
$post = get_page_by_path('new-name', OBJECT, 'post');
wp_update_post(['ID' => $post->ID, 'post_title' => 'Renamed and retitled']);
