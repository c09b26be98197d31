import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type Answer, call, demoAccess } from '../call.ts'
import type { Sent } from '../grown-requests.ts'
import { day } from '../large-hotel.ts'
import type { WatchedServer } from '../watch.ts'
import { access, controlOf, groups } from './hotel.ts'

/** What was answered: milliseconds of each answer, and what must not have been. */
export type Seen = { ms: number[]; wrong: string[]; unavailable: number }

const json = (method: string, path: string, body: unknown): Sent => ({
  method,
  path,
  query: '',
  type: 'application/json',
  body: JSON.stringify(body),
})

/** Between two requests of one caller, so that the machine has something left. */
const pauseMs = 5

/** All callers at once, until the signal; resolves when the last one has its answer. */
export async function runTraffic(server: WatchedServer, seen: Seen, signal: AbortSignal): Promise<void> {
  const control = controlOf(server)
  const note = (what: string, { status, text }: Answer) => {
    if (status === 503) seen.unavailable += 1
    else if (status !== 200) seen.wrong.push(`${what}: ${status} ${text.slice(0, 200)}`)
  }
  const ask = async (sent: Sent, by = access) => {
    const began = performance.now()
    note(`${sent.method} ${sent.path}`, await call(server, sent, by))
    seen.ms.push(performance.now() - began)
  }
  const loop = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; !signal.aborted; round += 1) {
      await work(round)
      await setTimeout(pauseMs)
    }
  }
  const get = (path: string, query = ''): Sent => ({ method: 'GET', path, query })
  const reads = [
    get('/api/v2/apps/rooms'),
    get('/api/v2/apps/reservations', 'undelivered=false&per_page=50'),
    get('/api/v2/apps/reservations'),
    get('/api/v1/apps/line_items/in_house'),
    get('/api/v2/apps/infos/connected_channels'),
  ]
  await Promise.all([
    ...reads.map((sent) => loop(() => ask(sent))),
    loop((round) => ask(reads[round % reads.length] as Sent, demoAccess)),
    loop((round) => ask(update(round))),
    loop((round) => ask(update(round + 7))),
    loop((round) => ask(posting(round))),
    loop(async (round) => {
      const booking = await control('POST', '/properties/soak/bookings', bookingOf(round))
      await control('POST', `/properties/soak/bookings/${booking.hr_number}/cancel`, {})
      await setTimeout(20)
    }),
    loop(() => readSlowly(server, signal)),
    loop(async () => {
      await control('GET', '/properties/soak/channels')
      await setTimeout(50)
    }),
  ])
}

/** Values that are others each time. */
const update = (round: number): Sent =>
  json('PUT', '/api/v2/apps/rooms/daily', {
    rooms: [
      {
        inv_code: `R${round % groups}`,
        dates: Array.from({ length: 30 }, (_, index) => ({
          date: day(1 + index),
          price: `${100 + ((round + index) % 400)}.5`,
          availability: 1 + ((round + index) % 9),
        })),
      },
    ],
  })

const item = {
  post_type: 'Expense',
  department_id: 'HR:1',
  revenue_account_id: 'HR:2',
  quantity: 1,
  amount: '1.5',
}
const posting = (round: number): Sent =>
  json('POST', '/api/v1/apps/pos/postings', {
    transaction_id: `soak-${round}`,
    invoice_number: `I${round}`,
    pos_id: '1',
    reservation_id_customer_id: '-1',
    posts: [item, item],
  })

const bookingOf = (round: number) => ({
  channel_code: 'well',
  provider_number: `P${round}`,
  guest: 'Ada Byron',
  payment: 'cash',
  rooms: [
    {
      mapping_code: `M${round % groups}`,
      checkin_date: day(2),
      checkout_date: day(4),
      daily_prices: [2, 3].map((night) => ({ date: day(night), price: 100 })),
    },
  ],
})

const slowMs = 400

/** Asks for much, takes the beginning, and goes away after a while. */
async function readSlowly({ url }: WatchedServer, signal: AbortSignal): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const path = `/api/v2/apps/reservations?${access.query}&undelivered=false&per_page=100`
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(20))
  socket.once('readable', () => socket.read(100))
  await setTimeout(slowMs, undefined, { signal }).catch(() => {})
  socket.destroy()
}
