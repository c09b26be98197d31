import { type CalendarChange, type DateValues, storeChanges } from '../calendar/changes.ts'
import type { Failure } from '../calendar/plan-range.ts'
import { presentValues } from '../calendar/present-values.ts'
import { valuesFor } from '../calendar/targets.ts'
import { today } from '../dates.ts'
import { directChannel, type PropertySetUp } from '../property/set-up.ts'
import { dialectOf, type NewDelivery } from '../storage/dialect.ts'
import type { Database, MappingTable, UpdateCause } from '../storage/schema.ts'

export type RecordedUpdate = { id: number; lanes: Lane[] }

/** What made an update, as far as it is known. */
export type Cause = Partial<UpdateCause>

export type Channel = { hr_id: string; channel_code: string }

/** One mapping on one channel: what is delivered to it keeps its order. */
export type Lane = Channel & { mapping_code: string }

/**
 * Records an update with a delivery for every mapping that it reaches, in the same commit as the calendar.
 * @returns its number, which is the transaction id, and the lanes that have something new
 */
export async function recordUpdate(
  database: Database,
  setUp: PropertySetUp,
  at: Date,
  changes: CalendarChange[],
  cause: Cause = {},
  failures: Failure[] = [],
): Promise<RecordedUpdate> {
  const settled = at.toISOString()
  const entries = [
    ...changes.flatMap((change, index) => entriesOf(setUp, settled, change, index)),
    ...failures.map((failure) => failedEntry(settled, failure)),
  ]
  return record(database, setUp, at, changes, entries, cause)
}

/**
 * Records one update with the whole calendar from today on, with a delivery for each of these mappings, because their channel
 * has not been sent it. The direct channel sells from the calendar itself and needs nothing.
 * @param formerGroup to which the mappings led until now
 */
export async function recordFullCalendar(
  database: Database,
  setUp: PropertySetUp,
  at: Date,
  mappings: MappingTable[],
  formerGroup?: string,
): Promise<Lane[]> {
  const from = today(setUp.property.time_zone, at)
  const values: MappingValues[] = []
  for (const mapping of mappings.filter(({ channel_code }) => channel_code !== directChannel)) {
    const dates = await presentValues(database, mapping, groupOf(setUp, mapping), from, formerGroup)
    values.push({ mapping, dates })
  }
  return recordValues(database, setUp, at, values)
}

/** What a single mapping is to be sent. */
type MappingValues = { mapping: MappingTable; dates: DateValues[] }

/** Records one update that sends each of these mappings values of its own. */
export async function recordValues(
  database: Database,
  setUp: PropertySetUp,
  at: Date,
  values: MappingValues[],
): Promise<Lane[]> {
  const told = values.filter(({ dates }) => dates.length > 0)
  if (told.length === 0) return []
  const changes = told.map(({ mapping, dates }): CalendarChange => {
    const { rate_code, channel_code } = mapping
    return { rate_code, inv_code: groupOf(setUp, mapping), channels: [channel_code], dates }
  })
  const entries = told.map(({ mapping }, index) =>
    entryOf(at.toISOString(), groupOf(setUp, mapping), mapping, index),
  )
  return (await record(database, setUp, at, changes, entries)).lanes
}

const unknownCause: UpdateCause = { operation_id: null, request_id: null, token_id: null, hr_number: null }

export const groupOf = ({ rooms }: PropertySetUp, { rate_code }: MappingTable): string =>
  rooms.get(rate_code)?.inv_code ?? rate_code

async function record(
  database: Database,
  setUp: PropertySetUp,
  at: Date,
  changes: CalendarChange[],
  deliveries: NewDelivery[],
  cause: Cause = {},
): Promise<RecordedUpdate> {
  const hr_id = setUp.property.hr_id
  const created_at = at.toISOString()
  const causes = { ...unknownCause, ...cause }
  const update = { hr_id, created_at, changes: storeChanges(changes), cause: causes, deliveries }
  const id = await dialectOf(database).storeUpdate(database, update)
  const waiting = deliveries.filter(({ state }) => state === 'in_progress')
  return {
    id,
    lanes: waiting.map(({ channel_code, mapping_code }) => ({ hr_id, channel_code, mapping_code })),
  }
}

function entriesOf(setUp: PropertySetUp, at: string, change: CalendarChange, index: number): NewDelivery[] {
  return (setUp.groups.get(change.inv_code)?.rooms ?? [])
    .flatMap((room) => setUp.mappings.get(room.rate_code) ?? [])
    .filter((mapping) => change.channels?.includes(mapping.channel_code) ?? true)
    .filter((mapping) => change.mapping_code === undefined || mapping.code === change.mapping_code)
    .filter((mapping) => reaches(change, mapping))
    .map((mapping) => entryOf(at, change.inv_code, mapping, index))
}

function entryOf(
  at: string,
  inv_code: string,
  { channel_code, code, name, rate_code }: MappingTable,
  change_index: number,
): NewDelivery {
  const direct = channel_code === directChannel
  return {
    channel_code,
    mapping_code: code,
    name,
    inv_code,
    rate_code,
    change_index,
    direct: direct ? 1 : 0,
    state: direct ? 'succeeded' : 'in_progress',
    error_message: null,
    due_at: direct ? null : at,
    settled_at: direct ? at : null,
  }
}

function reaches({ rate_code, dates }: CalendarChange, mapping: MappingTable): boolean {
  return dates.some((values) => Object.keys(valuesFor(mapping.rate_code, rate_code, values)).length > 0)
}

function failedEntry(at: string, { message, ...entry }: Failure): NewDelivery {
  return {
    ...entry,
    change_index: null,
    direct: entry.channel_code === directChannel ? 1 : 0,
    state: 'failed',
    error_message: message,
    due_at: null,
    settled_at: at,
  }
}
