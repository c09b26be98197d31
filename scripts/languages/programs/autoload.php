<?php
// Finds the generated classes, and Guzzle in the include path.

require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $prefix = 'OpenAPI\\Client\\';
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/client/lib/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
    }
});
