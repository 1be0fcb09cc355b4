<?php
/** Says what is meant for a page's head, as an SEO plugin does; switched off by the option. */
add_action('rest_api_init', function () {
    if (get_option('head_data') === 'off') {
        return;
    }
    register_rest_field('post', 'yoast_head_json', [
        'get_callback' => function ($post) {
            $kept = get_post_meta($post['id'], 'head_data', true);
            // Such a plugin has nothing to say of a post that it has not indexed.
            return $kept ? json_decode($kept) : null;
        },
    ]);
});
