import type { ResponseBody } from '@innwire/types'
import { expect } from 'vitest'
import type {
  Calendar,
  CalendarEntry,
  FolioList,
  Folio as ShownFolio,
} from '../../../src/generated/control.ts'
import { addDays } from '../oracle/dates.ts'
import { plain } from '../oracle/decimals.ts'
import { countsOf } from '../oracle/distribution.ts'
import { currency } from '../oracle/hotel.ts'
import type { Line } from '../oracle/postings.ts'
import { inHouse, keyOf } from '../oracle/stays.ts'
import { at, effective, fields, mappingsOf, type Values, type World } from '../oracle/world.ts'
import { expectAllBookings } from './bookings.ts'
import { keptMs } from './calendar.ts'
import { type Game, look, propertyPath } from './game.ts'
import { expectInHouse } from './guests.ts'
import { deliveries, settled } from './settle.ts'

/** Everything that the hotel and its channels can see is as in the model. */
export async function compareAll(game: Game): Promise<void> {
  await settled(game)
  await compareDeliveries(game)
  await compareCounters(game)
  await compareCalendar(game)
  await expectAllBookings(game, game.world)
  await expectInHouse(game)
  await compareFolios(game)
}

/** Each mapping hears everything in the order in which it was accepted. */
async function compareDeliveries(game: Game): Promise<void> {
  const { world } = game
  // Older ones are removed (D17), be it a moment later.
  const isKept = (at: number) => world.now - at < keptMs
  const all = (await deliveries(game)).filter(({ created_at }) => isKept(Date.parse(created_at)))
  const shown = Map.groupBy(all, (its) => at(its.channel_code, its.mapping_code))
  const entries = world.updates
    .filter(({ at }) => isKept(at))
    .flatMap(({ id, entries }) => entries.map((entry) => ({ ...entry, id })))
  const expected = Map.groupBy(entries, (its) => at(its.channel, its.mapping))
  expect([...shown.keys()].sort()).toEqual([...expected.keys()].sort())
  for (const [lane, heard] of expected) {
    const told = shown.get(lane) ?? []
    expect(
      told.map(({ rate_code, inv_code, state }) => ({ rate_code, inv_code, state })),
      lane,
    ).toEqual(heard.map(({ rate, inv, state }) => ({ rate_code: rate, inv_code: inv, state })))
    for (const [index, { message, id }] of heard.entries()) {
      const { error_message, transaction_id } = told[index] ?? {}
      if (id !== undefined) expect(transaction_id).toBe(id)
      if (message === true) expect(error_message).toMatch(/\w+ .*\./)
      else expect(error_message).toBe(message)
    }
  }
}

async function compareCounters(game: Game): Promise<void> {
  const path = propertyPath(game, '/api/v2/apps/infos/connected_channels')
  const { body } = await game.service.send<ResponseBody<'listConnectedChannels'>>('GET', path)
  const { channels } = game.world.hotel
  const expected = channels.map(({ code, name }) => ({ code, name, ...countsOf(game.world, code) }))
  expect(body.channels).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)))
}

/** What is set, and what every channel was told, for all dates that anything was ever set for. */
async function compareCalendar(game: Game): Promise<void> {
  const { world } = game
  const keys = [...world.own.keys(), ...world.limited.keys(), ...world.told.keys()]
  const dates = [...new Set(keys.map((key) => key.slice(-10)))].sort()
  const [first = '2026-01-01', last = first] = [dates[0], dates.at(-1)]
  const shown: CalendarEntry[] = []
  for (let from = addDays(first, -5); from <= last; from = addDays(from, 1000)) {
    for (let after: string | null = ''; after !== null; ) {
      const place: string = after && `&after=${encodeURIComponent(after)}`
      const path = `/calendar?from=${from}&to=${addDays(from, 999)}${place}`
      const { entries, next }: Calendar = await look<Calendar>(game, path)
      shown.push(...entries)
      after = next
    }
  }
  const order = (a: CalendarEntry, b: CalendarEntry) => (at(a.code, a.date) < at(b.code, b.date) ? -1 : 1)
  const expected = dates.flatMap((date) => entriesOf(world, date))
  expect(shown.sort(order)).toEqual(expected.sort(order))
}

function entriesOf(world: World, date: string): CalendarEntry[] {
  return world.hotel.rates.flatMap(({ rate_code, inv_code }) => {
    // The availability is the group's; all else is the rate's own.
    const seen = (of: (code: string) => Values | undefined) => {
      const { availability: _, ...values } = of(rate_code) ?? {}
      const { availability } = of(inv_code) ?? {}
      return { ...values, ...(availability !== undefined && { availability }) }
    }
    const own = seen((code) => world.own.get(at(code, date)))
    const channels = mappingsOf(world, rate_code).map(({ channel_code, code: mapping }) => ({
      channel_code,
      mapping_code: mapping,
      values:
        channel_code === 'online'
          ? seen((code) => effective(world, channel_code, code, date))
          : (world.told.get(at(channel_code, mapping, date)) ?? {}),
    }))
    if ([own, ...channels.map(({ values }) => values)].every((values) => Object.keys(values).length === 0)) {
      return []
    }
    const shownChannels = channels
      .map(({ values, ...names }) => ({ ...names, ...full(values) }))
      .sort((a, b) => (at(a.channel_code, a.mapping_code) < at(b.channel_code, b.mapping_code) ? -1 : 1))
    return [{ code: rate_code, inv_code, date, ...full(own), channels: shownChannels }]
  })
}

const full = (values: Values) =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) as Pick<
    CalendarEntry,
    (typeof fields)[number]
  >

/** Nothing posted twice, nothing lost, and every digit kept. */
async function compareFolios(game: Game): Promise<void> {
  const { world } = game
  const lines = [...world.posted.values()].flatMap(({ folio, lines }) =>
    lines.map((line) => ({ folio, line })),
  )
  const folios = Map.groupBy(lines, ({ folio }) => folio)
  const ids = [...new Set([...folios.keys(), ...inHouse(world).map(({ key }) => key)])].sort()
  const names = new Map(
    world.stays.flatMap((stay) => stay.guests.map((guest) => [keyOf(stay, guest), guest.name])),
  )
  const expected = ids.map((id) => ({
    ...sums(
      id,
      (folios.get(id) ?? []).map(({ line }) => line),
    ),
    guest: names.get(id) ?? null,
  }))
  const { folios: shown } = await look<FolioList>(game, '/folios')
  expect(shown).toEqual(expected)
  for (const id of ids) {
    const { items } = await look<ShownFolio>(game, `/folios/${encodeURIComponent(id)}`)
    const bases = (folios.get(id) ?? []).map(({ line }) => plain(line.base))
    expect(items.map(({ base_amount }) => base_amount).sort()).toEqual(bases.sort())
  }
}

function sums(folio_id: string, lines: Line[]) {
  const size = (amount: bigint) => (amount < 0n ? -amount : amount)
  const of = (type: string) =>
    plain(lines.filter((line) => line.type === type).reduce((sum, { base }) => sum + size(base), 0n))
  return {
    folio_id,
    kind: folio_id.startsWith('direct:') ? 'direct_sales' : 'guest',
    currency,
    expenses: of('expense'),
    payments: of('payment'),
    refunds: of('refund'),
    discounts: of('discount'),
    balance: plain(lines.reduce((sum, { base }) => sum + base, 0n)),
  }
}
