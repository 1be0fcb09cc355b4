<?php
/** Makes the tables and the first account, as the first visit to a new site would. */
define('WP_INSTALLING', true);
require getenv('SITE_DIRECTORY') . '/wp-load.php';

/** Nobody is written to. */
function wp_new_blog_notification() {}
// It would ask itself over HTTP whether its addresses work, before anything serves them.
add_filter('pre_http_request', fn() => new WP_Error('not_asked', 'Not asked.'));
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('A test blog', 'editor', 'editor@example.com', true, '', bin2hex(random_bytes(16)));
// A site in India: its posts' own times are not UTC.
update_option('timezone_string', 'Asia/Kolkata');
// What it greets with is not ours.
wp_delete_post(1, true);
global $wp_rewrite;
$wp_rewrite->set_permalink_structure('/%postname%/');
flush_rewrite_rules();
