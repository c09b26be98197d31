<?php
$query = http_build_query(['token' => 'demo-token', 'hr_id' => 'demo']);
$weekends = [
    'inv_code' => 'HR:1',
    'start_date' => '2028-12-20',
    'end_date' => '2028-12-28',
    'price' => '149.90',
    'min_stay' => 2,
    'days' => [5, 6],
];
// Send days[]=5&days[]=6, where PHP numbers the entries.
$form = preg_replace('/%5B\d+%5D=/', '%5B%5D=', http_build_query($weekends));
$call = curl_init("http://127.0.0.1:4020/api/v2/apps/rooms/~?$query");
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_POSTFIELDS => $form,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_FAILONERROR => true,
    CURLOPT_TIMEOUT => 60,
]);
$answer = curl_exec($call);
if ($answer === false) {
    throw new RuntimeException(curl_error($call));
}
$update = json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
// Whether the channels took it, the transaction says.
echo "{$update['status']} {$update['transaction_id']}\n";
