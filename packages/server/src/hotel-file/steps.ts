import { nearestName } from '@innwire/validators/nearest-name'
import type { ControlOperationId } from '../control/control-types.ts'
import { addDays, today } from '../dates.ts'
import type { Place, WrongPlace } from './hotel-file.ts'
import { neededParts, outline, type PartKind } from './outline.ts'

/** A request of the control API that sets a part of the hotel up, and where in the file that part is. */
export type Step = {
  operation: ControlOperationId
  path: Record<string, string>
  body: unknown
  place: Place
  /** Where in the file something is that the request calls otherwise. */
  called?: Record<string, Place>
}

type Fields = Record<string, unknown>

const known: Record<string, PartKind> = outline

/** A file whose outline is that of a hotel. */
export type Parts = {
  hr_id: string
  token: string
  property: Fields
  rooms: Record<string, unknown>
} & Record<string, unknown>

/** Whether the outline is that of a hotel; names what is wrong otherwise. */
export function isHotel(content: unknown, wrong: WrongPlace[]): content is Parts {
  if (!isObject(content)) {
    const message =
      'A hotel is an object with hr_id, token, property and rooms. innwire init writes an example.'
    wrong.push({ place: [], message })
    return false
  }
  for (const [name, value] of Object.entries(content)) {
    const kind = known[name]
    const near = nearestName(name, Object.keys(known))
    if (!kind) {
      const hint = near ? ` Did you mean ${near}?` : ''
      wrong.push({
        place: [name],
        message: `It is not known.${hint} Known are ${Object.keys(known).join(', ')}.`,
      })
    } else if (!is(kind, value)) wrong.push({ place: [name], message: `Give ${given[kind]}.` })
  }
  for (const name of neededParts)
    if (content[name] === undefined) wrong.push({ place: [name], message: 'It is missing. Add it.' })
  for (const [name, inner] of entries(content.channels))
    if (!isObject(inner)) wrong.push({ place: ['channels', name], message: `Give ${given.object}.` })
    else if (inner.mappings !== undefined && !isObject(inner.mappings))
      wrong.push({ place: ['channels', name, 'mappings'], message: `Give ${given.object}.` })
  for (const [index, inner] of Object.entries(Array.isArray(content.guests) ? content.guests : []))
    if (!isObject(inner)) wrong.push({ place: ['guests', Number(index)], message: `Give ${given.object}.` })
  return wrong.length === 0
}

const given = { text: 'a text, in quotes where it is a number', object: 'names with values', list: 'a list' }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function is(kind: PartKind, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string'
  return kind === 'list' ? Array.isArray(value) : isObject(value)
}

const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])

/** The requests that set a hotel up, in their order. */
export function stepsOf(hotel: Parts, now: Date): Step[] {
  const { hr_id, token } = hotel
  const each = (name: string, operation: ControlOperationId, key: string): Step[] =>
    entries(hotel[name]).map(([code, body]) => ({
      operation,
      path: { hr_id, [key]: code },
      body,
      place: [name, code],
      called: { [key]: [name, code] },
    }))
  return [
    {
      operation: 'createProperty',
      path: {},
      body: { hr_id, ...hotel.property },
      place: ['property'],
      called: { hr_id: ['hr_id'] },
    },
    {
      operation: 'createToken',
      path: { hr_id },
      body: { label: 'Integration', token },
      place: ['token'],
      called: { token: ['token'] },
    },
    ...each('rooms', 'putRoom', 'rate_code'),
    ...entries(hotel.channels).flatMap(([code, channel]) => channelSteps(hotel, code, channel as Fields)),
    ...each('departments', 'putDepartment', 'id'),
    ...each('accounts', 'putAccount', 'id'),
    ...each('extras', 'putExtra', 'id'),
    ...(hotel.pos_mappings === undefined
      ? []
      : [
          {
            operation: 'putPosMappings' as const,
            path: { hr_id },
            body: hotel.pos_mappings,
            place: ['pos_mappings'],
          },
        ]),
    ...(Array.isArray(hotel.guests) ? hotel.guests : []).map((stay: Fields, index) =>
      stayStep(hotel, stay, index, now),
    ),
  ]
}

function channelSteps(
  { hr_id, rooms }: Parts,
  channel_code: string,
  { mappings, ...channel }: Fields,
): Step[] {
  const { name, ...connection } = channel
  const place = ['channels', channel_code]
  const called = { channel_code: place }
  const step = (operation: ControlOperationId, body: unknown): Step => ({
    operation,
    path: { hr_id, channel_code },
    body,
    place,
    called,
  })
  const all = mappings === undefined ? ownCodes(rooms) : (mappings as Fields)
  return [
    { ...step('putSalesChannel', { name }), path: { channel_code } },
    step('putConnection', connection),
    ...Object.entries(all).map(([mapping_code, body]): Step => {
      const mapped = mappings === undefined ? place : [...place, 'mappings', mapping_code]
      return {
        operation: 'putMapping',
        path: { hr_id, channel_code, mapping_code },
        body,
        place: mapped,
        called: { ...called, mapping_code: mapped },
      }
    }),
  ]
}

const ownCodes = (rooms: Fields): Fields =>
  Object.fromEntries(
    Object.entries(rooms).flatMap(([rate_code, room]) => {
      const { name, is_master } = (room ?? {}) as Fields
      return is_master ? [] : [[rate_code, { rate_code, name }]]
    }),
  )

function stayStep({ hr_id, property }: Parts, stay: Fields, index: number, now: Date): Step {
  const { arrived_days_ago: ago, leaves_in_days: ahead, ...others } = stay
  const place = ['guests', index]
  // A date that cannot be is refused where it stands, under the name that the file has for it.
  const day = (days: unknown, sign: 1 | -1) =>
    Number.isInteger(days) && Math.abs(days as number) < mostDays
      ? addDays(today(zoneOf(property), now), sign * (days as number))
      : 'not a whole number of days'
  return {
    operation: 'checkIn',
    path: { hr_id },
    body: { ...others, checkin_date: day(ago, -1), checkout_date: day(ahead, 1) },
    place,
    called: { checkin_date: [...place, 'arrived_days_ago'], checkout_date: [...place, 'leaves_in_days'] },
  }
}

const mostDays = 10_000

/** One that is none is refused with the property. */
function zoneOf({ time_zone }: Fields): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(time_zone) }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
