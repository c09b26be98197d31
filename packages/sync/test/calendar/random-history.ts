import fc from 'fast-check'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { type Hotel, inDays, type Json } from '../hotel.ts'

/** What happens to an engine: values are set, requests or a channel fail from now on, it begins anew, time passes. */
export type Step =
  | { kind: 'set'; changes: CalendarChange[] }
  | { kind: 'fault'; fault: { effect: string; operation: string | null } }
  | { kind: 'channel'; channel: string; fails: number }
  | { kind: 'restart' }
  | { kind: 'pause'; ms: number }

const dates = [3, 4].map(inDays)
const channels = ['online', 'bookingcom', 'expedia']
const someChannels = fc.option(
  fc.constantFrom<string[]>(['online'], ['bookingcom'], ['expedia'], ['online', 'expedia']),
  { nil: undefined, freq: 3 },
)

const value = fc.oneof(
  fc.record({ min_stay: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ price: fc.constantFrom('80', '90.50', '90.5', '100') }),
  fc.record({ stop_sale: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ availability: fc.integer({ min: 0, max: 3 }), cta: fc.constantFrom(0 as const, 1 as const) }),
)
const groupChange = fc
  .tuple(fc.constantFrom('HR:1', 'HR:1', 'HR:2'), fc.constantFrom(...dates), value, someChannels)
  .map(([inv_code, date, values, chosen]): CalendarChange => {
    const channel_codes = inv_code === 'HR:2' && chosen ? ['bookingcom'] : chosen
    return { inv_code, date, ...values, ...(channel_codes && { channel_codes }) }
  })
const rateChange = fc
  .tuple(fc.constantFrom('NR:HR:1', 'HR:1'), fc.constantFrom(...dates), fc.constantFrom('70', '71.10', '72'))
  .map(([rate_code, date, price]): CalendarChange => ({ rate_code, date, price }))

const effect = fc.oneof(
  fc.constantFrom(
    { effect: 'drop', moment: 'before_commit' },
    { effect: 'drop', moment: 'after_commit' },
    { effect: 'status', status: 500, moment: 'after_commit' },
    { effect: 'malformed_body' },
    { effect: 'try_again' },
  ),
  fc.record({ effect: fc.constant('delay'), delay_ms: fc.integer({ min: 10, max: 180 }) }),
)
const fault = fc
  .tuple(effect, fc.constantFrom('updateRoomRange', 'updateRoomsDaily', null), fc.integer({ min: 1, max: 3 }))
  .map(([its, operation, count]) => ({ ...its, operation, count }))

/** Random histories of an engine. */
export const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(fc.oneof({ weight: 5, arbitrary: groupChange }, { weight: 1, arbitrary: rateChange }), {
          minLength: 1,
          maxLength: 6,
        })
        .map((changes): Step => ({ kind: 'set', changes })),
    },
    { weight: 2, arbitrary: fault.map((its): Step => ({ kind: 'fault', fault: its })) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'restart' }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('bookingcom', 'expedia'), fc.integer({ min: 1, max: 2 }))
        .map(([channel, fails]): Step => ({ kind: 'channel', channel, fails })),
    },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }).map((ms): Step => ({ kind: 'pause', ms })) },
  ),
  { minLength: 3, maxLength: 14 },
)

/** What the calendar must show in the end: the last value wins, and one for all ends those of single channels. */
export function lastWishes() {
  const wishes = new Map<string, Json>()
  const names = ['availability', 'price', 'min_stay', 'stop_sale', 'cta'] as const
  const keyOf = (code: string, date: string, field: string, channel: string) =>
    [code, date, field, channel].join(' ')
  return {
    set(changes: CalendarChange[]) {
      for (const change of changes) {
        const code = 'inv_code' in change ? change.inv_code : change.rate_code
        for (const field of names) {
          const value = change[field]
          if (value === undefined) continue
          if (!change.channel_codes)
            for (const channel of channels) wishes.delete(keyOf(code, change.date, field, channel))
          for (const channel of change.channel_codes ?? [''])
            wishes.set(keyOf(code, change.date, field, channel), shown(field, value))
        }
      }
    },
    /** Places where the calendar shows something else. */
    async differences(hotel: Hotel): Promise<string[]> {
      const found: string[] = []
      for (const code of ['HR:1', 'NR:HR:1', 'HR:2'])
        for (const date of dates) {
          const [entry] = await hotel.calendar(code, date)
          for (const field of names) {
            // Rates share the rooms of their group.
            const owner = field === 'availability' ? code.replace('NR:', '') : code
            const own = wishes.get(keyOf(owner, date, field, '')) ?? null
            const seen = [{ channel_code: '', ...entry }, ...(entry?.channels ?? [])]
            for (const its of seen) {
              const wanted = wishes.get(keyOf(owner, date, field, its.channel_code)) ?? own
              const has = its[field] ?? null
              if (has !== wanted)
                found.push(`${code} ${date} ${its.channel_code} ${field}: ${has}, not ${wanted}`)
            }
          }
        }
      return found
    },
  }
}

const shown = (field: string, value: Json) => {
  if (field === 'stop_sale' || field === 'cta') return value === 1
  return field === 'price' ? String(Number(value)) : value
}
