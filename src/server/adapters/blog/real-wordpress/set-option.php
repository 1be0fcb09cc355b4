<?php
/** Sets the option named by the first word to the second one. */
require getenv('SITE_DIRECTORY') . '/wp-load.php';
update_option($argv[1], $argv[2]);
