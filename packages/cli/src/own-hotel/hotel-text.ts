import type { Extra } from '@innwire/types'
import { shownJson } from '../shown-text.ts'
import type { HotelLists } from './read-lists.ts'

type Fields = Record<string, unknown>

/**
 * A hotel file with the rates, channels and lists of a hotel. What the property API does not tell has a plausible value, and a
 * comment that says so.
 */
export function hotelText(lists: HotelLists, timeZone: string): string {
  const { rooms, departments = [], accounts = [] } = lists
  const extras = (lists.extras?.extras ?? []).filter((extra) => fits(extra, lists))
  const leftOut = (lists.extras?.extras.length ?? 0) - extras.length
  const currency = /^[A-Z]{3}$/.test(lists.extras?.currency ?? '') ? lists.extras?.currency : undefined
  const groups = new Set(rooms.filter((room) => !room.is_master).map((room) => room.inv_code))
  return `# A copy of a hotel for the Innwire server: innwire server --hotel THIS-FILE
# Rates, channels, departments, accounts and extras are those of the hotel when this was written. "Made up" marks what the
# property API does not tell. There are no guests, no bookings and no token of the hotel in here.

# Made up, so that nobody takes the copy for the hotel. These two are what innwire … --demo asks with.
hr_id: demo
token: demo-token

property:
  name: Copy of a hotel # Made up.
  time_zone: ${quoted(timeZone)} # Made up: it is that of the machine that wrote this.
  currency: ${quoted(currency ?? 'EUR')} # ${currency ? 'That of the extras.' : 'Made up.'}
  # Made up. Take the comment away to try how your system keeps within the quota.
  # quota: { per_minute: 5, per_day: 250 }

${section(
  'rooms',
  rooms.map((room) => [room.rate_code, rateOf(room)]),
)}

# How a channel takes updates is made up, and so are its own codes for rates, which are here those of the rates.
${untold(rooms)}${channelsOf(lists)}

# Made up: the property API does not tell the calendar.
calendar:
  days: 365
${indented(
  section(
    'groups',
    [...groups].map((code) => [code, { availability: 5, price: '100.00', min_stay: 1 }]),
  ),
)}

${ledger('departments', lists.departments)}
${section(
  'departments',
  departments.map(({ id, name, type_code, type }) => [id, { name: named(name, id), type_code, type }]),
)}
${ledger('accounts', lists.accounts)}
${section(
  'accounts',
  accounts.map(({ id, name, type_code, type, tax_amounts }) => [
    id,
    { name: named(name, id), type_code, type, tax_amounts },
  ]),
)}
${ledger('extras', lists.extras)}${leftOut > 0 ? `\n# Left out are ${leftOut}, whose department and account are not above with the same type_code.` : ''}
${section(
  'extras',
  extras.map((extra) => [extra.extra_id, extraOf(extra)]),
)}

# What the ids of your point of sale stand for is not known, nor who is in the house: add pos_mappings and guests, as
# innwire init without --from-hotel shows them.
`
}

/** A name is needed, of at most 200 characters. */
const named = (name: string | null, code: string | number) => (name?.trim() || String(code)).slice(0, 200)

/** Where a list says nothing of where a rate is sold, the copy sells it everywhere. */
function untold(rooms: HotelLists['rooms']): string {
  const codes = rooms.filter((room) => !room.channel_codes).map(({ rate_code }) => rate_code)
  return codes.length === 0 ? '' : `# Made up: which channels sell ${codes.map(quoted).join(', ')}.\n`
}

function channelsOf({ channels, rooms }: HotelLists): string {
  if (channels.length === 0) return 'channels: {}'
  const blocks = channels.map(({ code, name }) => {
    const connector = code === 'online' ? { kind: 'direct' } : { kind: 'simulated', latency_ms: 300 }
    const sold = rooms.filter(({ channel_codes }) => channel_codes?.includes(code) ?? true)
    const mappings = section(
      'mappings',
      sold.map(({ rate_code, name }) => [rate_code, { rate_code, name: named(name, rate_code) }]),
    )
    const fields = [`name: ${quoted(named(name, code))}`, `connector: ${flow(connector)}`, mappings]
    return `  ${quoted(code)}:\n${indented(indented(fields.join('\n')))}`
  })
  return `channels:\n${blocks.join('\n')}`
}

function rateOf(room: HotelLists['rooms'][number]): Fields {
  const { inv_code, name, rate_code, room_capacity, adult_capacity, description, policy } = room
  const unusual = {
    ...(description && { description }),
    ...(policy && { policy }),
    ...(room.is_master && { is_master: true }),
  }
  const refused = (['availability_update', 'restrictions_update', 'price_update'] as const).filter(
    (flag) => !room[flag],
  )
  return {
    inv_code,
    name: named(name, rate_code),
    room_capacity,
    adult_capacity,
    ...unusual,
    ...Object.fromEntries(refused.map((flag) => [flag, false])),
  }
}

const extraOf = (extra: Extra): Fields => ({
  category_id: extra.category_id,
  category_name: named(extra.category_name, extra.category_id),
  name: named(extra.name, extra.extra_id),
  unit: named(extra.unit, '-'),
  unit_price: extra.unit_price,
  sales_department_id: extra.sales_department_id,
  revenue_account_id: extra.revenue_account_id,
})

/** Whether the server takes it: its department and account are there, and of one kind. */
function fits(extra: Extra, { departments = [], accounts = [] }: HotelLists): boolean {
  const department = departments.find(({ id }) => id === extra.sales_department_id)
  const account = accounts.find(({ id }) => id === extra.revenue_account_id)
  return department !== undefined && department.type_code === account?.type_code
}

const ledger = (name: string, list: unknown) =>
  list === undefined ? `# The token may not read the ${name} of the hotel: there are none here.` : `# By id.`

/** One line for each entry. JSON is YAML, and what a text of the service holds stays in its quotes. */
function section(name: string, entries: [key: string | number, fields: Fields][]): string {
  if (entries.length === 0) return `${name}: {}`
  const lines = entries.map(([key, fields]) => `  ${quoted(String(key))}: ${flow(fields)}`)
  return [`${name}:`, ...lines].join('\n')
}

const indented = (text: string) => text.replace(/^/gm, '  ')

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return quoted(value)
  const fields = Object.entries(value).map(([name, inner]) => `${key(name)}: ${flow(inner)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const key = (name: string) => (/^[a-z_]+$/.test(name) ? name : quoted(name))
const quoted = (value: unknown) => shownJson(JSON.stringify(value))
