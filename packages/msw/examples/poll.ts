import { handlers, respond } from '@innwire/msw'
import { setupServer } from 'msw/node'

const server = setupServer(...handlers({ baseUrl: 'https://hotel.example' }))
server.listen({ onUnhandledFrame: 'error' })

const poll = () => fetch('https://hotel.example/api/v2/apps/reservations?token=t&hr_id=h')

console.log(
  await poll()
    .then((response) => response.json())
    .then((page) => page.count),
) // of the first example

server.use(respond('listReservations', { example: 'ReservationsNone' }))
console.log(
  await poll()
    .then((response) => response.json())
    .then((page) => page.count),
)

server.use(respond('listReservations', { status: 429 }))
const limited = await poll()
console.log(limited.status, limited.headers.get('retry-after'))

server.close()
