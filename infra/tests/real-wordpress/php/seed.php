<?php
// Installs WordPress and writes the posts that the tests read. Prints the subscriber's application password.
define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => parse_url(getenv('WP_ORIGIN'), PHP_URL_HOST), 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
require __DIR__ . '/wp-load.php';
// WordPress would send its administrator an email.
function wp_new_blog_notification() {}
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
wp_install('Private', 'admin', 'admin@example.com', false, '', 'admin');
update_option('timezone_string', 'Asia/Kolkata');
update_option('blog_public', 0);
update_option('permalink_structure', '/%postname%/');
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules();
wp_delete_post(1, true);
activate_plugin('website/website.php');
kses_remove_filters();

$author = wp_insert_user(['user_login' => 'isha-login', 'user_pass' => wp_generate_password(), 'user_email' => 'isha@example.com', 'display_name' => "Isha O'Neill & Co", 'role' => 'author']);
wp_insert_user(['user_login' => 'editor', 'user_pass' => 'editor', 'user_email' => 'editor@example.com', 'display_name' => 'Editor', 'role' => 'editor']);
$reader = wp_insert_user(['user_login' => 'reader', 'user_pass' => wp_generate_password(), 'user_email' => 'reader@example.com', 'role' => 'subscriber']);
$nine = wp_insert_term('AI & Voice', 'category', ['slug' => 'ai-voice'])['term_id'];
$more = wp_insert_term('Engineering', 'category', ['slug' => 'engineering'])['term_id'];
wp_insert_term('Empty', 'category', ['slug' => 'empty']);

$clock = time() - 100 * DAY_IN_SECONDS;
function write(string $slug, array $fields = []): int
{
    global $author, $more, $clock;
    $clock += DAY_IN_SECONDS;
    $id = wp_insert_post(wp_slash($fields + [
        'post_name' => $slug,
        'post_title' => ucfirst(str_replace('-', ' ', $slug)),
        'post_content' => "<!-- wp:paragraph -->\n<p>Text of $slug.</p>\n<!-- /wp:paragraph -->",
        'post_status' => 'publish',
        'post_author' => $author,
        'post_category' => [$more],
        'post_date' => gmdate('Y-m-d H:i:s', $clock + 19800),
        'post_date_gmt' => gmdate('Y-m-d H:i:s', $clock),
    ]), true);
    if (is_wp_error($id)) {
        fwrite(STDERR, "$slug: {$id->get_error_message()}\n");
        exit(1);
    }
    return $id;
}

for ($number = 1; $number <= 9; $number += 1) {
    write("voice-note-$number", ['post_category' => [$nine]]);
}
for ($number = 1; $number <= 4; $number += 1) {
    write("engineering-note-$number");
}
write('a-draft', ['post_status' => 'draft']);
write('a-private', ['post_status' => 'private']);
write('a-protected', ['post_password' => 'open', 'post_content' => 'SECRET-BODY']);
write('entities', ['post_title' => "Isn't <em>this</em> R&D?"]);
write('ગુજરાતી-વાત', ['post_title' => 'ગુજરાતી વાત', 'post_content' => '<p>ફોન પર ગુજરાતી બોલો.</p>']);
write('hostile', ['post_title' => 'Hostile <script>window.owned=1</script>', 'post_content' => '<p>This paragraph is harmless.</p>']);

$renamed = write('old-name', ['post_title' => 'Renamed', 'post_content' => '<p>It has another name now.</p>']);
wp_update_post(['ID' => $renamed, 'post_name' => 'new-name']);

$deleted = write('deleted-image');
update_post_meta($deleted, '_thumbnail_id', 999999);

$pictured = write('with-image', ['post_content' => '<p>See <a href="' . WP_HOME . '/new-name/">the renamed one</a>.</p>']);
$picture = imagecreatetruecolor(1600, 1000);
imagefill($picture, 0, 0, imagecolorallocate($picture, 14, 36, 33));
$uploads = wp_upload_dir();
$file = $uploads['path'] . '/picture.png';
imagepng($picture, $file);
$attachment = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Picture', 'post_status' => 'inherit'], $file, $pictured);
wp_update_attachment_metadata($attachment, wp_generate_attachment_metadata($attachment, $file));
update_post_meta($attachment, '_wp_attachment_image_alt', 'A picture');
set_post_thumbnail($pictured, $attachment);

[$password] = WP_Application_Passwords::create_new_application_password($reader, ['name' => 'site']);
echo $password;
