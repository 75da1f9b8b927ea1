<?php
// Does what an editor does on the screens of the lists. Reads a list of edits as JSON from its input, and prints the id of
// each. `picture`: [width, height]; `entry`: fields of wp_insert_post, and `meta_input`; `deleted`: id; `category`: [slug, name]; `aged`: seconds.
$_SERVER += ['HTTP_HOST' => parse_url(getenv('WP_ORIGIN'), PHP_URL_HOST), 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
// An administrator of a single site may save any HTML.
wp_set_current_user(get_user_by('login', 'admin')->ID);

function upload(int $width, int $height): int
{
    $picture = imagecreatetruecolor($width, $height);
    imagefill($picture, 0, 0, imagecolorallocate($picture, 14, $width % 256, $height % 256));
    $file = wp_upload_dir()['path'] . '/' . wp_generate_uuid4() . '.jpg';
    imagejpeg($picture, $file);
    $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => 'Picture', 'post_status' => 'inherit'], $file);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
    return $id;
}

$ids = array_map(function ($edit) {
    if (isset($edit['picture'])) {
        return upload(...$edit['picture']);
    }
    if (isset($edit['category'])) {
        [$slug, $name] = $edit['category'];
        return wp_update_term(get_term_by('slug', $slug, 'category')->term_id, 'category', ['name' => $name])['term_id'];
    }
    if (isset($edit['deleted'])) {
        return wp_delete_post($edit['deleted'], true)->ID;
    }
    foreach (isset($edit['aged']) ? site_waiting_calls() : [] as $name) {
        $call = get_option($name);
        update_option($name, ['time' => $call['time'] - $edit['aged'], 'next' => $call['next'] - $edit['aged']] + $call);
    }
    if (isset($edit['aged'])) {
        return 0;
    }
    $entry = wp_slash($edit['entry'] + ['post_status' => 'publish']);
    return isset($entry['ID']) ? wp_update_post($entry, true) : wp_insert_post($entry, true);
}, json_decode(stream_get_contents(STDIN), true));
echo json_encode($ids);
