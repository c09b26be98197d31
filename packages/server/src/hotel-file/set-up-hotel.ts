import type { DailyDateUpdate } from '@innwire/types'
import type { CalendarChange } from '../calendar/changes.ts'
import { readValues } from '../calendar/read-values.ts'
import { writeChanges } from '../calendar/write-calendar.ts'
import { connectionHandlers } from '../control/connections.ts'
import { readControlRequest } from '../control/control-contract.ts'
import type { ControlOperationId } from '../control/control-types.ts'
import type { ControlHandlers, SetUpParts } from '../control/handler-types.ts'
import { ledgerHandlers } from '../control/ledger.ts'
import { mappingHandlers } from '../control/mappings.ts'
import { posMappingHandlers } from '../control/pos-mappings.ts'
import { propertyHandlers } from '../control/properties.ts'
import { roomHandlers } from '../control/rooms.ts'
import { salesChannelHandlers } from '../control/sales-channels.ts'
import { stayHandlers } from '../control/stays.ts'
import { tokenHandlers } from '../control/tokens.ts'
import { addDays, today } from '../dates.ts'
import type { FirstHotel } from '../demo/first-hotel.ts'
import { dayMs } from '../durations.ts'
import { Refused } from '../http/answer.ts'
import type { PropertySetUp, SetUps } from '../property/set-up.ts'
import type { Service } from '../service.ts'
import type { Database } from '../storage/schema.ts'
import { recordUpdate } from '../transactions/record-update.ts'
import type { HotelFile } from './hotel-file.ts'
import { placesOf, type ReadHotel, readHotel, requestOf, standardDays } from './read-hotel.ts'
import { type Step, stepsOf } from './steps.ts'

/**
 * Reads a hotel of one's own, by the rules of the control API, which then sets it up.
 * @param given a file of YAML or JSON, or what it would hold
 * @throws {StartError} that names each wrong place, and what to do
 */
export async function ownHotel(given: string | HotelFile): Promise<FirstHotel> {
  const hotel = await readHotel(given, new Date())
  return {
    hr_id: hotel.parts.hr_id,
    create: (database, service, now) => create(hotel, database, service, now),
  }
}

/** Writes the whole hotel, as of now, inside a write. @throws {StartError} where one part does not fit to another */
async function create(
  { parts, refusal }: ReadHotel,
  database: Database,
  service: Omit<Service, 'outbox'>,
  now: Date,
): Promise<void> {
  const { setUps, begin } = onceForMany(service.setUps)
  const handlers = handlersIn(database, { ...service, setUps }, now)
  for (const step of stepsOf(parts, now)) {
    begin(step)
    const read = readControlRequest(step.operation, requestOf(step))
    try {
      if (!read.ok) throw new Refused(read.refusal)
      const handle = handlers[step.operation] as (request: unknown) => Promise<unknown>
      await handle(read)
    } catch (error) {
      if (error instanceof Refused) throw refusal(placesOf(step, error.refusal))
      throw error
    }
  }
  await writeCalendar(parts, database, service, now)
}

/** Of one room or mapping another one asks nothing, except which room is the master. */
const alike: ControlOperationId[] = ['putRoom', 'putMapping']

/**
 * What a hotel has set up before the first of many rooms or mappings holds for all of them: to load all of it for each would make
 * 400 rates take half a minute.
 */
function onceForMany(setUps: SetUps) {
  let last: Step | undefined
  let kept: PropertySetUp | undefined
  const at: SetUps['at'] = async (...of) => {
    const found = kept ?? (await setUps.at(...of))
    kept = last && alike.includes(last.operation) ? found : undefined
    return found
  }
  const begin = (step: Step) => {
    const { is_master } = (last?.body ?? {}) as { is_master?: unknown }
    if (step.operation !== last?.operation || is_master) kept = undefined
    last = step
  }
  return { setUps: { ...setUps, at }, begin }
}

/** What the control API does, with each of its writes inside this one. */
function handlersIn(database: Database, service: Omit<Service, 'outbox'>, now: Date) {
  const { storage, clock } = service
  const parts: SetUpParts = {
    service: {
      ...service,
      storage: { ...storage, read: database, readInTurns: database, write: (job) => job(database) },
      clock: { ...clock, now: () => now },
      // It starts afterwards, or is woken then.
      outbox: { wake: () => undefined, reconnected: () => undefined },
    },
    demo: true,
  }
  const handlers: Partial<ControlHandlers> = {
    ...propertyHandlers(parts),
    ...tokenHandlers(parts),
    ...roomHandlers(parts),
    ...salesChannelHandlers(parts),
    ...connectionHandlers(parts),
    ...mappingHandlers(parts),
    ...ledgerHandlers(parts),
    ...posMappingHandlers(parts),
    ...stayHandlers(parts),
  }
  return handlers
}

async function writeCalendar(
  { hr_id, calendar, property }: ReadHotel['parts'],
  database: Database,
  { setUps }: Omit<Service, 'outbox'>,
  now: Date,
): Promise<void> {
  const { days = standardDays, groups = {} } = (calendar ?? {}) as NonNullable<HotelFile['calendar']>
  const first = today(String(property.time_zone), now)
  const changes = Object.entries(groups).map(([code, values]): CalendarChange => {
    const read = readValues(values as Partial<DailyDateUpdate>)
    const dates = Array.from({ length: days }, (_, day) => ({ date: addDays(first, day), ...read }))
    return { rate_code: code, inv_code: code, channels: null, dates }
  })
  if (changes.length === 0) return
  await writeChanges(database, hr_id, changes)
  const longAgo = new Date(now.getTime() - 30 * dayMs)
  await recordUpdate(database, await setUps.current(database, hr_id), longAgo, changes)
}
