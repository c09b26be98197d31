import { type CalendarChange, type DateValues, storeChanges } from '../calendar/changes.ts'
import type { Failure } from '../calendar/plan-range.ts'
import { presentValues } from '../calendar/present-values.ts'
import { valuesFor } from '../calendar/targets.ts'
import { today } from '../dates.ts'
import { directChannel, type PropertySetUp } from '../property/set-up.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Database, DeliveryTable, MappingTable, Schema } from '../storage/schema.ts'
import { takeNumbers } from '../storage/sequence.ts'

type Entry = Omit<DeliveryTable, 'hr_id' | 'id' | 'update_id' | 'attempts' | 'asked_until' | 'created_at'>

/** An update as it was recorded. */
export type RecordedUpdate = { id: number; lanes: Lane[] }

/** A channel of a property. */
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
  failures: Failure[] = [],
): Promise<RecordedUpdate> {
  const settled = at.toISOString()
  return record(database, setUp, at, changes, [
    ...changes.flatMap((change, index) => entriesOf(setUp, settled, change, index)),
    ...failures.map((failure) => failedEntry(settled, failure)),
  ])
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

/** The availability group of a mapping's rate. */
export const groupOf = ({ rooms }: PropertySetUp, { rate_code }: MappingTable): string =>
  rooms.get(rate_code)?.inv_code ?? rate_code

const insertUpdate = compiledOnce((database, { hr_id, id, changes, created_at }: Schema['calendar_update']) =>
  database.insertInto('calendar_update').values({ hr_id, id, changes, created_at }),
)

type NewDelivery = Entry & Pick<DeliveryTable, 'hr_id' | 'id' | 'update_id' | 'created_at'>

const insertDelivery = compiledOnce((database, row: NewDelivery) =>
  database.insertInto('delivery').values({
    hr_id: row.hr_id,
    id: row.id,
    update_id: row.update_id,
    channel_code: row.channel_code,
    mapping_code: row.mapping_code,
    name: row.name,
    inv_code: row.inv_code,
    rate_code: row.rate_code,
    change_index: row.change_index,
    direct: row.direct,
    state: row.state,
    error_message: row.error_message,
    due_at: row.due_at,
    created_at: row.created_at,
    settled_at: row.settled_at,
  }),
)

async function record(
  database: Database,
  setUp: PropertySetUp,
  at: Date,
  changes: CalendarChange[],
  entries: Entry[],
): Promise<RecordedUpdate> {
  const hr_id = setUp.property.hr_id
  const created_at = at.toISOString()
  const id = await takeNumbers(database, hr_id, 1 + entries.length)
  await insertUpdate(database, { hr_id, id, changes: storeChanges(changes), created_at })
  for (const [index, entry] of entries.entries())
    await insertDelivery(database, { ...entry, hr_id, id: id + 1 + index, update_id: id, created_at })
  const waiting = entries.filter(({ state }) => state === 'in_progress')
  await countInProgress(database, hr_id, waiting)
  return {
    id,
    lanes: waiting.map(({ channel_code, mapping_code }) => ({ hr_id, channel_code, mapping_code })),
  }
}

function entriesOf(setUp: PropertySetUp, at: string, change: CalendarChange, index: number): Entry[] {
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
): Entry {
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

function failedEntry(at: string, { message, ...entry }: Failure): Entry {
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

async function countInProgress(database: Database, hrId: string, waiting: { channel_code: string }[]) {
  const byChannel = Map.groupBy(waiting, (delivery) => delivery.channel_code)
  for (const [channel, deliveries] of byChannel) {
    await addInProgress(database, { hr_id: hrId, channel_code: channel, more: deliveries.length })
  }
}

const addInProgress = compiledOnce((database, { hr_id, channel_code, more }: Channel & { more: number }) =>
  database
    .updateTable('connection')
    .set((its) => ({ in_progress: its('in_progress', '+', more) }))
    .where(({ and }) => and({ hr_id, channel_code })),
)
