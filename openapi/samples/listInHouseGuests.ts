import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

for (const { room_name, customer_name, reservation_id_customer_id } of await hotel.inHouse.list())
  console.log(room_name, customer_name, reservation_id_customer_id)
