<?php
define('BASE', getenv('INNWIRE_BASE_URL') ?: 'http://127.0.0.1:4020');
define('KEYS', [
    'token' => getenv('INNWIRE_TOKEN') ?: 'demo-token',
    'hr_id' => getenv('INNWIRE_HR_ID') ?: 'demo',
]);

function call(string $method, string $path, array $query = [], ?array $body = null): array
{
    $http = ['method' => $method, 'timeout' => 30, 'ignore_errors' => true];
    if ($body !== null) {
        $http['header'] = 'Content-Type: application/json';
        $http['content'] = json_encode($body);
    }
    $address = BASE . $path . '?' . http_build_query(KEYS + $query);
    $answer = file_get_contents($address, context: stream_context_create(['http' => $http]));
    if ($answer === false || !str_contains($http_response_header[0], ' 200')) {
        throw new RuntimeException("$path: " . ($answer ?: 'no answer'));
    }
    return json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
}

$night = date('Y-m-d', strtotime('+7 days')); // to come in whatever time zone the hotel is
$dates = [['date' => $night, 'price' => '119.90']];
$update = call('PUT', '/api/v2/apps/rooms/daily', body: ['rooms' => [['inv_code' => 'HR:1', 'dates' => $dates]]]);
echo 'the hotel: ', $update['status'], "\n";

$pause = 1;
do {
    sleep($pause);
    $pause *= 3; // a look is a request of the quota
    if ($pause > 300) {
        throw new RuntimeException('Not finished after minutes. Look at the transaction later.');
    }
    $query = ['transaction_id' => $update['transaction_id']];
    $transaction = call('GET', '/api/v2/apps/infos/transaction_details', $query)['transaction'];
} while ($transaction['details'] === [] || $transaction['counts']['in_progress'] > 0);
foreach ($transaction['details'] as $entry) {
    echo "{$entry['channel_code']}: {$entry['state']}\n";
}
