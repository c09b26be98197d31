import type { CalendarEntry, Delivery } from '../../src/generated/control.ts'
import { bookedGroup, days, type Mapping, mappings, rates } from './hotel.ts'
import type { Records, Update, Values } from './records.ts'

type Shown = Pick<CalendarEntry, 'availability' | 'price' | 'min_stay' | 'stop_sale'>
const nothing: Shown = { availability: null, price: null, min_stay: null, stop_sale: null }

/** Deliveries by the transaction that they belong to. */
export type Deliveries = Map<string, Delivery[]>

/**
 * What the calendar and each channel must show for every rate and day, worked out from what was sent: by rate and
 * day, as {@link shownCalendar} gives it. The group that is booked is left out.
 */
export function expectedCalendar(records: Records, deliveries: Deliveries): Record<string, unknown> {
  const entries = rates
    .filter(({ inv_code }) => inv_code !== bookedGroup)
    .flatMap((rate) => {
      const updates = records.updates.get(rate.inv_code) ?? []
      return days.map((date) => {
        const told = mappings
          .filter(({ rate_code }) => rate_code === rate.rate_code)
          .map((mapping) => [
            mapping.mapping_code,
            mapping.channel_code === 'online'
              ? onDirectChannel(updates, rate.rate_code, date)
              : toldTo(mapping, updates, deliveries, date),
          ])
        const own = valuesOf(
          updates.filter(({ channel }) => channel === null),
          rate.rate_code,
          date,
        )
        return [`${rate.rate_code} ${date}`, { own, told: Object.fromEntries(told) }] as const
      })
    })
  return Object.fromEntries(entries)
}

/** The same of what the server says; days of which nothing is set are there, too. */
export function shownCalendar(entries: CalendarEntry[]): Record<string, unknown> {
  const shown = Object.fromEntries(
    rates
      .filter(({ inv_code }) => inv_code !== bookedGroup)
      .flatMap(({ rate_code }) =>
        days.map((date) => {
          const codes = mappings.filter((its) => its.rate_code === rate_code)
          const told = Object.fromEntries(codes.map((its) => [its.mapping_code, nothing]))
          return [`${rate_code} ${date}`, { own: nothing, told }]
        }),
      ),
  )
  for (const { code, inv_code, date, channels, ...values } of entries) {
    if (inv_code === bookedGroup) continue
    const told = channels.map(({ mapping_code, ...its }) => [mapping_code, fieldsOf(its)])
    shown[`${code} ${date}`] = { own: fieldsOf(values), told: Object.fromEntries(told) }
  }
  return shown
}

const fieldsOf = ({ availability, price, min_stay, stop_sale }: Shown): Shown => ({
  availability,
  price,
  min_stay,
  stop_sale,
})

/** Later values over earlier ones, field by field; a rate beside the master rate has the group's availability only. */
function valuesOf(updates: Update[], rate: string, date: string): Shown {
  const present = updates.filter(({ dates }) => dates.includes(date))
  return Object.assign({}, nothing, ...present.map((update) => reaching(update, rate)))
}

function reaching({ group, values }: Update, rate: string): Partial<Shown> {
  const { stop_sale, ...others } = values
  const all = { ...others, ...(stop_sale !== undefined && { stop_sale: stop_sale === 1 }) }
  if (rate === group) return all
  return all.availability === undefined ? {} : { availability: all.availability }
}

/** The direct channel shows what was limited to it until something for all channels replaces it. */
function onDirectChannel(updates: Update[], rate: string, date: string): Shown {
  return valuesOf(
    updates.filter(({ channel }) => channel === null || channel === 'online'),
    rate,
    date,
  )
}

/** What has reached a mapping: the values of its deliveries that succeeded, in their order. */
function toldTo(mapping: Mapping, updates: Update[], deliveries: Deliveries, date: string): Shown {
  const delivered = updates.filter(({ transaction = '' }) =>
    deliveries
      .get(transaction)
      ?.some((its) => its.mapping_code === mapping.mapping_code && its.state === 'succeeded'),
  )
  return valuesOf(delivered, mapping.rate_code, date)
}

/** The mappings that an update must reach, each with one delivery. */
export function reached({ group, values, channel }: Update): string[] {
  return mappings
    .filter((mapping) => mapping.inv_code === group && (channel === null || mapping.channel_code === channel))
    .filter(({ rate_code }) => rate_code === group || hasAvailability(values))
    .map(({ mapping_code }) => mapping_code)
}

const hasAvailability = ({ availability }: Values) => availability !== undefined
