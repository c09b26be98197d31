import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tries } from '../../../../../scripts/test/harness/long.ts'
import type { Booking, Folio } from '../../../src/generated/control.ts'
import { expectOrder } from '../../crash/arrived.ts'
import { call, control, json } from '../../crash/calls.ts'
import { type Dice, dice, seeded } from '../../crash/dice.ts'
import { as, at, bookedGroup, days, setUpHotel, tokens } from '../../crash/hotel.ts'
import { controlToken } from '../../crash/server-process.ts'
import { failingNetwork } from '../../support/postgres/proxy.ts'
import { startReceiver } from '../../support/receiver.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** How often something goes wrong between the processes and their database. */
const failures = tries('INNWIRE_PROCESSES_FAILURES', 4, 60)

let cluster: Cluster
let network: Awaited<ReturnType<typeof failingNetwork>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  cluster = await startCluster(['all', 'all'], async (port) => {
    network = await failingNetwork(port)
    return network.port
  })
})
afterAll(async () => {
  await cluster.stop()
  await network.close()
  await receiver.stop()
})

it('what was answered is there, once and in order, though connections are cut in commits and the database restarts', () =>
  seeded(async (seed) => {
    const [first] = cluster.processes as [Cluster['processes'][0]]
    const guest = await setUpHotel(first, receiver.url)
    const chance = dice(seed)
    let over = false
    const work = (writer: number, step: (its: Dice, number: number) => Promise<void>) =>
      (async () => {
        const its = dice(seed, writer)
        let number = 0
        while (!over) await step(its, ++number)
        return number
      })()
    const prices = work(1, (its, number) => again(() => setPrice(cluster.any(its).url, number)))
    const invoices = work(2, (its, number) => again(() => post(cluster.any(its).url, guest, number)))
    const bookings = work(3, (its, number) => again(() => book(cluster.any(its).controlUrl, number)))

    for (let failure = 1; failure <= failures; failure += 1) {
      await setTimeout(chance.number(100, 500))
      const kind =
        failure === 2 ? 'restart' : chance.one(['is lost before', 'is lost after', 'down'] as const)
      if (kind === 'restart') await cluster.postgres.restart()
      else if (kind === 'down') network.setDown(true)
      else network.commit(kind)
      await setTimeout(chance.number(50, 500))
      network.commit('passes')
      network.setDown(false)
    }
    over = true
    const [lastPrice, lastInvoice, lastBooking] = await Promise.all([prices, invoices, bookings])

    const arrived = () => receiver.seen.map(({ body }) => JSON.parse(body))
    await vi.waitFor(() => expect(arrived().at(-1)?.dates[0].price).toBe(String(lastPrice)))
    await vi.waitFor(async () => {
      const path = `${at}/deliveries?state=in_progress&limit=1`
      expect((await control<{ deliveries: unknown[] }>(first, 'GET', path)).deliveries).toEqual([])
    })
    const told = arrived().map(({ dates }) => Number(dates[0].price))
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    expectOrder(
      receiver.seen.map(({ body }) => body),
      failures,
    )
    const folio = await control<Folio>(first, 'GET', `${at}/folios/${guest}`)
    expect(folio.items.map(({ transaction_id }) => transaction_id).sort()).toEqual(
      named('invoice', lastInvoice),
    )
    const booked = await control<{ bookings: Booking[] }>(first, 'GET', `${at}/bookings?limit=1000`)
    expect(booked.bookings.map(({ provider_number }) => provider_number).sort()).toEqual(
      named('booking', lastBooking),
    )
    expect((await polled(cluster)).sort()).toEqual(booked.bookings.map(({ hr_number }) => hr_number).sort())
  }))

const named = (what: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${what}-${index + 1}`).sort()

/** Sends the same until it is answered, as a caller does who got a 503. */
async function again(send: () => Promise<{ status: number; text: string }>): Promise<void> {
  for (;;) {
    const { status, text } = await send()
    if (status < 300) return
    expect([status, JSON.parse(text).code], text).toEqual([503, 'unavailable'])
    await setTimeout(20)
  }
}

function setPrice(url: string, number: number) {
  const rooms = [{ inv_code: 'HR:4', dates: [{ date: days[0], price: String(number) }] }]
  return call(`${url}/api/v2/apps/rooms/daily?${as(tokens.writing)}`, { method: 'PUT', ...json({ rooms }) })
}

function post(url: string, guest: string, number: number) {
  const body = {
    transaction_id: `invoice-${number}`,
    invoice_number: `invoice-${number}`,
    pos_id: '1',
    reservation_id_customer_id: guest,
    posts: [
      { post_type: 'Expense', department_id: 'HR:37', revenue_account_id: 'HR:62', quantity: 1, amount: '1' },
    ],
  }
  return call(`${url}/api/v1/apps/pos/postings?${as(tokens.writing)}`, { method: 'POST', ...json(body) })
}

function book(controlUrl: string, number: number) {
  const [checkin_date, checkout_date] = [days[0], days[1]]
  const room = {
    rate_code: bookedGroup,
    checkin_date,
    checkout_date,
    daily_prices: [{ date: checkin_date, price: '80.00' }],
  }
  const booking = {
    channel_code: 'expedia',
    provider_number: `booking-${number}`,
    guest: 'Ada Byron',
    payment: 'cash',
    rooms: [room],
  }
  const { headers, ...init } = json(booking)
  return call(`${controlUrl}/control/v1${at}/bookings`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${controlToken}` },
    ...init,
  })
}

/** All that a PMS gets that asks one process after the other. */
async function polled({ processes }: Cluster): Promise<string[]> {
  const numbers: string[] = []
  for (let page = 0; ; page += 1) {
    const url = processes[page % processes.length]?.url
    const { text } = await call(`${url}/api/v2/apps/reservations?${as(tokens.polling)}&per_page=50`)
    const { reservations } = JSON.parse(text)
    if (reservations.length === 0) return numbers
    numbers.push(...reservations.map(({ hr_number }: Booking) => hr_number))
  }
}
