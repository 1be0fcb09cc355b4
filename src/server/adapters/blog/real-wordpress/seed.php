<?php
/** Writes the posts given as JSON on standard input, as an administrator would; answers with their ids. */
require getenv('SITE_DIRECTORY') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/image.php';

wp_set_current_user(1);
$ids = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $given) {
    $id = wp_insert_post(wp_slash([
        'post_title' => $given['title'],
        'post_content' => $given['content'],
        'post_excerpt' => $given['excerpt'] ?? '',
        'post_status' => $given['status'] ?? 'publish',
        'post_type' => $given['type'] ?? 'post',
        'post_password' => $given['password'] ?? '',
        'post_name' => $given['slug'] ?? '',
        'post_date_gmt' => $given['at'],
        'post_date' => get_date_from_gmt($given['at']),
    ]), true);
    if (is_wp_error($id)) {
        fwrite(STDERR, $id->get_error_message());
        exit(1);
    }
    if (isset($given['head'])) {
        update_post_meta($id, 'head_data', wp_slash(json_encode($given['head'])));
    }
    if (isset($given['picture'])) {
        set_post_thumbnail($id, upload($id, $given['picture']));
    }
    if ($given['sticky'] ?? false) {
        stick_post($id);
    }
    $ids[] = $id;
}
echo json_encode($ids);

/** Puts a picture into the library, with the sizes that WordPress makes of it. */
function upload(int $post, array $picture): int
{
    $bits = base64_decode($picture['base64']);
    $kept = wp_upload_bits($picture['name'], null, $bits, '2026/10');
    $type = wp_check_filetype($kept['file'])['type'];
    $about = ['post_mime_type' => $type, 'post_title' => $picture['name'], 'post_status' => 'inherit'];
    $media = wp_insert_attachment($about, $kept['file'], $post);
    if ($picture['measured'] ?? true) {
        wp_update_attachment_metadata($media, wp_generate_attachment_metadata($media, $kept['file']));
    }
    update_post_meta($media, '_wp_attachment_image_alt', wp_slash($picture['alt']));
    return $media;
}
