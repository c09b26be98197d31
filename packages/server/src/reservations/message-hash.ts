import { hash } from 'node:crypto'

/**
 * Fields of a message in the first version of this hash. A field that came later counts only where it says something: a
 * message from before, which did not have it, keeps its hash, and is no change when it is repeated.
 */
const firstFields = new Set(
  [
    'channel_code provider_number guest address note payment paid_amount currency adjustments_total tax_total',
    'requires_response city state country country_code phone email street street_2',
    'mapping_code rate_code name checkin_date checkout_date total_adult child_ages extra_info daily_prices extras',
    'date price',
  ].flatMap((names) => names.split(' ')),
)

/**
 * Tells a channel's message about a booking from any other (D35), whatever became of the channel's name and mappings
 * meanwhile. The order of fields and of rooms means nothing.
 */
export function messageHash({ rooms, ...message }: { rooms: object[]; [field: string]: unknown }): string {
  return hash('sha256', JSON.stringify([toText(message), rooms.map(toText).sort()]))
}

const toText = (value: object) => JSON.stringify(counted(value))

/** Without the fields that do not count, and the others in the order of their names. */
function counted(value: unknown): unknown {
  if (!value || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(counted)
  const entries = Object.entries(value)
  // A booking may have 54,000 prices of nights, which are so already.
  const isSo = entries.every(
    ([name, its], index) =>
      firstFields.has(name) && typeof its !== 'object' && (entries[index - 1]?.[0] ?? '') < name,
  )
  if (isSo) return value
  const fields = entries.filter(([name, its]) => firstFields.has(name) || saysSomething(its))
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, its]) => [name, counted(its)]),
  )
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
