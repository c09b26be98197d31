<?php
$query = http_build_query(['token' => 'demo-token', 'hr_id' => 'demo']);
$christmas = [
    'rooms' => [
        [
            'inv_code' => 'HR:1',
            'dates' => [
                ['date' => '2028-12-24', 'price' => '149.90', 'min_stay' => 2],
                ['date' => '2028-12-25', 'price' => '169.90', 'min_stay' => 2],
                ['date' => '2028-12-26', 'availability' => 0],
            ],
        ],
    ],
];
$call = curl_init("http://127.0.0.1:4020/api/v2/apps/rooms/daily?$query");
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_POSTFIELDS => json_encode($christmas, JSON_THROW_ON_ERROR),
    CURLOPT_HTTPHEADER => ['content-type: application/json'],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_FAILONERROR => true,
    CURLOPT_TIMEOUT => 60,
]);
$answer = curl_exec($call);
if ($answer === false) {
    throw new RuntimeException(curl_error($call));
}
$update = json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
// try_again names the dates that were refused in $update['errors'].
echo "{$update['status']} {$update['transaction_id']}\n";
