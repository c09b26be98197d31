<?php
$query = http_build_query(['token' => 'demo-token', 'hr_id' => 'demo']);
$call = curl_init("http://127.0.0.1:4020/api/v1/apps/revenue_accounts?$query");
curl_setopt_array($call, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_FAILONERROR => true,
    CURLOPT_TIMEOUT => 60,
]);
$answer = curl_exec($call);
if ($answer === false) {
    throw new RuntimeException(curl_error($call));
}
foreach (json_decode($answer, true, flags: JSON_THROW_ON_ERROR)['data'] as $account) {
    echo "{$account['api_code']} {$account['name']}\n";
}
