import type { Reservation } from '@innwire/types'
import { expect } from 'vitest'
import type { Control, Json } from '../hotel.ts'
import type { Channel } from './channel.ts'
import { nightsOf, openPms, stock } from './pms.ts'
import type { RandomHotel } from './random-hotel.ts'

type Ended = { hotel: RandomHotel; control: Control; channel: Channel; pmsFile: string }
type With = Omit<Ended, 'pmsFile'> & { pms: Pms }

/** After a history, everything is as it must be. */
export async function expectHotel({ pmsFile, ...ended }: Ended) {
  await expectCalendar(ended)
  const pms = openPms(pmsFile)
  try {
    await expectReservations({ ...ended, pms })
    await expectLeft({ ...ended, pms })
    await expectFolio({ ...ended, pms })
  } finally {
    pms.close()
  }
}

/** Flags as 1 or 0, decimals by their value: as each side writes them. */
const values = (all: Record<string, Json>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, all?.[name] == null ? null : Number(all[name])]))

async function calendarOf(control: Control, hrId: string, code: string): Promise<Map<string, Json>> {
  const from = new Date().toISOString().slice(0, 10)
  const to = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const query = new URLSearchParams({ from, to, code })
  const { entries } = await control('GET', `/properties/${hrId}/calendar?${query}`)
  return new Map(entries.map((entry: Json) => [entry.date, entry]))
}

/** The service's calendar of each channel, and what the one over HTTP was told, is what was wanted. */
async function expectCalendar({ hotel: { hrId, wanted }, control, channel }: Omit<Ended, 'pmsFile'>) {
  const mappings: Record<string, string> = { 'HR:1': 'H1', 'NR:HR:1': 'H1N', 'HR:2': 'H2' }
  const calendars = new Map<string, Map<string, Json>>()
  for (const code of Object.keys(mappings)) calendars.set(code, await calendarOf(control, hrId, code))
  for (const channelCode of ['online', 'http']) {
    for (const { code, date, values: expected } of wanted.forChannel(channelCode)) {
      const names = Object.keys(expected)
      const entry = calendars.get(code)?.get(date)
      const its = entry?.channels.find((one: Json) => one.channel_code === channelCode)
      expect([code, date, channelCode, values(its, names)]).toEqual([
        code,
        date,
        channelCode,
        values(expected, names),
      ])
      if (channelCode !== 'http') continue
      const told = channel.sells(hrId, mappings[code] ?? '')[date]
      expect([code, date, 'told', values(told, names)]).toEqual([code, date, 'told', values(expected, names)])
    }
  }
}

const nameOf = ({ hr_number, updated_at }: Pick<Reservation, 'hr_number' | 'updated_at'>) =>
  `${hr_number} ${updated_at}`

type Pms = ReturnType<typeof openPms>

/** The PMS has each reservation as the service has it, and took its changes in order, each once. */
async function expectReservations({ hotel: { hrId, booked }, control, pms }: With) {
  const { bookings } = await control('GET', `/properties/${hrId}/bookings?limit=1000`)
  const present = pms.present(hrId)
  expect([...present.keys()].sort()).toEqual([...booked].sort())
  for (const booking of bookings) {
    const { state, updated_at, rooms } = present.get(booking.hr_number) as Reservation
    expect({ state, updated_at, rooms: rooms.length }).toEqual({
      state: booking.state,
      updated_at: booking.updated_at,
      rooms: booking.rooms.length,
    })
  }
  for (const [, versions] of Map.groupBy(pms.all(hrId), ({ hr_number }) => hr_number)) {
    const times = versions.map(({ reservation }) => reservation.updated_at)
    expect(times).toEqual(times.toSorted())
  }
}

/** The nights that the PMS sells by the reservations are sold by the service in the same number. */
async function expectLeft({ hotel: { hrId, versions }, control, channel, pms }: With) {
  const calendar = await calendarOf(control, hrId, 'HR:2')
  const seen = new Set(pms.all(hrId).map(({ reservation }) => nameOf(reservation)))
  // Nights that a booking took and left again between two polls, moved to others: the PMS did not know of them, and they
  // were given back on top of what it stated meanwhile. No integration can tell.
  const unseen = new Set(
    versions.flatMap((one, index) => {
      const later = versions
        .slice(index)
        .filter((its) => its.hr_number === one.hr_number && seen.has(nameOf(its)))
        .flatMap((its) => nightsOf(its))
      return nightsOf(one).filter((night) => !later.includes(night))
    }),
  )
  const nights = [...calendar.values()].filter(
    ({ date, availability }) => availability !== null && !unseen.has(date),
  )
  for (const { date, availability } of nights) {
    const [left] = pms.left(hrId, [date])
    expect([hrId, date, availability]).toEqual([hrId, date, left?.availability])
    expect(availability).toBeLessThanOrEqual(stock)
    expect([date, channel.sells(hrId, 'H2')[date]?.availability]).toEqual([date, availability])
  }
}

/**
 * The direct-sales folio has each invoice once, in the order of its terminal, and its sums are exact; the PMS was told
 * what came of each.
 */
async function expectFolio({ hotel, control, pms }: With) {
  const { hrId, posted } = hotel
  const told = pms.bills(hrId)
  for (const { transaction_id, reservation_id_customer_id: guest } of posted) {
    const its = [...told]
      .filter((key) => key.startsWith(`${transaction_id}/`))
      .map((key) => key.slice(transaction_id.length + 1))
    const outcomes = [guest === '-1' ? 'posted' : 'refused', ...takenOut(hotel, its)]
    const isExpected = its.some((outcome) => outcomes.includes(outcome))
    expect(isExpected, `${transaction_id} of ${guest} by ${hotel.readings}: ${its} of ${outcomes}`).toBe(true)
  }
  const { folios } = await control('GET', `/properties/${hrId}/folios`)
  const items: Json[] = []
  for (const { folio_id } of folios)
    items.push(...(await control('GET', `/properties/${hrId}/folios/${encodeURIComponent(folio_id)}`)).items)
  const present = new Set(items.map(({ transaction_id }) => transaction_id))
  // Where nothing is confirmed, the till sends a few, and a person takes out the others.
  const expected = posted.filter(
    ({ reservation_id_customer_id: guest, transaction_id }) =>
      guest === '-1' && (confirms(hotel) || present.has(transaction_id)),
  )
  const lines = (ids: Json[]) => ids.map(({ transaction_id, line }) => `${transaction_id}/${line}`)
  expect(lines(items).sort()).toEqual(
    expected
      .flatMap(({ transaction_id, posts }) => posts.map((_, line) => `${transaction_id}/${line}`))
      .sort(),
  )
  const cents = (amounts: Json[]) =>
    amounts.reduce((sum: bigint, { amount }) => sum + BigInt(Math.round(Number(amount) * 1000)), 0n)
  expect(cents(items)).toBe(cents(expected.flatMap(({ posts }) => posts)))
  for (const terminal of ['bar', 'spa']) {
    // One that was unconfirmed let others pass.
    const inOrder = ({ pos_id, transaction_id }: Json) =>
      pos_id === terminal && !told.has(`${transaction_id}/unconfirmed`)
    const order = expected.filter(inOrder).map(({ transaction_id }) => transaction_id)
    const found = items.filter(inOrder).map(({ transaction_id }) => transaction_id)
    expect([...new Set(found)]).toEqual(order)
  }
}

const confirms = ({ readings }: RandomHotel) => !readings.includes('postings.otherAnswer')

/** A person takes a bill out that is on the folio though nothing confirmed it, or that is not sent because none is. */
const takenOut = ({ readings }: RandomHotel, told: string[]) =>
  told.includes('unconfirmed') || readings.some((name) => name.startsWith('postings.')) ? ['withdrawn'] : []
