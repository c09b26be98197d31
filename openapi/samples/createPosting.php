<?php
$query = http_build_query(['token' => 'demo-token', 'hr_id' => 'demo']);
$invoice = [
    'transaction_id' => '4711', // made once, and kept with the invoice
    'invoice_number' => 'BAR-4711',
    'pos_id' => 'bar',
    'reservation_id_customer_id' => '41749:25238942', // one of listInHouseGuests
    'posts' => [
        [
            'post_type' => 'Expense',
            'product_id' => 'HR:692',
            'department_id' => null, // the product brings both
            'revenue_account_id' => null,
            'quantity' => 2,
            'amount' => 8, // of the line, whatever the quantity
        ],
    ],
];
$call = curl_init("http://127.0.0.1:4020/api/v1/apps/pos/postings?$query");
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_POSTFIELDS => json_encode($invoice, JSON_THROW_ON_ERROR),
    CURLOPT_HTTPHEADER => ['content-type: application/json'],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_FAILONERROR => true,
    CURLOPT_TIMEOUT => 60,
]);
$answer = curl_exec($call);
if ($answer === false) {
    throw new RuntimeException(curl_error($call));
}
$posted = json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
foreach ($posted['data'] as $item) {
    echo "{$item['department_id']} {$item['revenue_account_id']} {$item['mapping']}\n";
}
