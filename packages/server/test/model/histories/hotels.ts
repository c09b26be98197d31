import fc from 'fast-check'
import type { Channel, Hotel, Mapping, Rate } from '../oracle/hotel.ts'

/**
 * Beginnings near which calendars and clocks do odd things. All at a quarter past and a little, because in every zone
 * a day begins on a quarter of an hour: no day ends while a history is played.
 */
const beginnings: [time_zone: string, begins: string][] = [
  ['UTC', '2026-11-20T08:16:00Z'],
  ['Europe/Istanbul', '2028-02-27T20:16:00Z'],
  ['Europe/Berlin', '2026-03-28T22:16:00Z'],
  ['Europe/Berlin', '2026-10-24T21:16:00Z'],
  ['America/New_York', '2026-11-01T03:16:00Z'],
  ['America/St_Johns', '2027-03-13T12:16:00Z'],
  ['Africa/Cairo', '2026-04-23T20:16:00Z'],
  ['Asia/Beirut', '2027-03-27T21:16:00Z'],
  ['America/Santiago', '2026-09-05T23:16:00Z'],
  ['America/Havana', '2026-10-31T23:16:00Z'],
  ['Asia/Kathmandu', '2026-12-30T18:16:00Z'],
  ['Pacific/Apia', '2011-12-29T11:16:00Z'],
  ['Pacific/Apia', '2027-01-30T09:16:00Z'],
  ['Pacific/Kiritimati', '2028-02-28T09:16:00Z'],
]

const names: [rate_code: string, inv_code: string][] = [
  ['HR:1', 'HR:1'],
  ['NR:HR:1', 'HR:1'],
  ['HR:3', 'HR:1'],
  ['HR:2', 'HR:2'],
  // A group without a rate of its own name.
  ['HR:10', 'HR:9'],
]

export const groups = ['HR:1', 'HR:2', 'HR:9']
export const rateCodes = names.map(([rate]) => rate)

export const mappings: Mapping[] = [
  { channel_code: 'online', code: 'web-1', name: 'Web Standard', rate_code: 'HR:1' },
  { channel_code: 'online', code: 'web-2', name: 'Web Suite', rate_code: 'HR:2' },
  { channel_code: 'swift', code: 'sw:1', name: 'Swift Standard', rate_code: 'HR:1' },
  { channel_code: 'swift', code: 'sw:1b', name: 'Swift Standard again', rate_code: 'HR:1' },
  { channel_code: 'swift', code: 'sw:nr', name: 'Swift Saver', rate_code: 'NR:HR:1' },
  { channel_code: 'swift', code: 'sw:2', name: 'Swift Suite', rate_code: 'HR:2' },
  // Only to a rate that is not the master rate of its group.
  { channel_code: 'slow', code: 'sl:3', name: 'Slow Open', rate_code: 'HR:3' },
  { channel_code: 'slow', code: 'sl:2', name: 'Slow Suite', rate_code: 'HR:2' },
  { channel_code: 'moody', code: 'mo:1', name: 'Moody Standard', rate_code: 'HR:1' },
]
/** Each channel with one code that it has no mapping for. */
export const mappingCodes = [...mappings.map(({ code }) => code), 'unmapped']

const outcome = fc.oneof(
  fc.constant({ outcome: 'succeed' as const }),
  fc.record({ outcome: fc.constant('fail' as const), message: fc.constantFrom('Closed.', 'No such room.') }),
  fc.constant({ outcome: 'fail' as const }),
)

/** A channel that takes its time waits for the clock. */
const slow_ms = 600_000

/**
 * One settles at once or waits for the clock, as does the one with a single mapping, which follows a script to its
 * end; one always waits.
 */
const channels: fc.Arbitrary<Channel[]> = fc
  .record({
    script: fc.array(outcome, { maxLength: 8 }),
    failure_rate: fc.constantFrom(0, 1),
    latency_ms: fc.constantFrom(0, slow_ms),
  })
  .map(({ script, failure_rate, latency_ms }) => [
    { code: 'moody', name: 'Moody Rooms', connector: { ...simulated, latency_ms, script, failure_rate } },
    { code: 'online', name: 'Own site', connector: { kind: 'direct' } },
    { code: 'slow', name: 'Slow Travel', connector: { ...simulated, latency_ms: slow_ms } },
    { code: 'swift', name: 'Swift Stays', connector: { ...simulated, latency_ms } },
  ])
const simulated = { kind: 'simulated' as const, failure_rate: 0, script: [] }

const mostlyTrue = fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, fc.constant(false))

const rates: fc.Arbitrary<Rate[]> = fc
  .record({
    flags: fc.array(fc.tuple(mostlyTrue, mostlyTrue, mostlyTrue), { minLength: 5, maxLength: 5 }),
    master: mostlyTrue,
  })
  .map(({ flags, master }) =>
    names.map(([rate_code, inv_code], index) => {
      const [availability_update = true, restrictions_update = true, price_update = true] = flags[index] ?? []
      const is_master = master && rate_code === 'HR:1'
      const name = `Room ${rate_code}`
      return { rate_code, inv_code, name, availability_update, restrictions_update, price_update, is_master }
    }),
  )

const idOrNone = (...ids: number[]) => fc.constantFrom(...ids, null)

export const hotels: fc.Arbitrary<Hotel> = fc
  .record({
    beginning: fc.constantFrom(...beginnings),
    business_day_start: fc.constantFrom('00:00', '06:00', '23:00'),
    rates,
    channels,
    defaults: fc.record({ department: idOrNone(11), account: idOrNone(1), product: idOrNone(22) }),
  })
  .map(({ beginning: [time_zone, begins], ...rest }) => ({ time_zone, begins, mappings, ...rest }))
