import type { Logger } from 'pino'
import { type Clock, openClock } from './clock.ts'
import { type ClockCheck, openClockCheck } from './clock-check.ts'
import { type FirstHotel, setUpFirst } from './demo/first-hotel.ts'
import { resendRestored } from './distribution/resend-restored.ts'
import { logListening } from './operation/log-listening.ts'
import { type SetUps, setUpCache } from './property/set-up.ts'
import { readingsInForce, tellLeftAside } from './readings/in-force.ts'
import type { ReadingName } from './readings/readings.ts'
import type { ProcessRole, ServerOptions } from './server-options.ts'
import { StartError } from './start-error.ts'
import { openStorage, type Storage } from './storage/open-storage.ts'
import { temporaryDatabase } from './storage/sqlite/open-sqlite.ts'

/** The hotels of a server: their database, the clock that they go by, and how they are set up. */
export type Hotels = {
  storage: Storage
  clock: Clock
  clockCheck: ClockCheck
  setUps: SetUps
  /** Of `Server`. */
  superseded: Promise<Error>
}

export type HotelsOptions = {
  database: ServerOptions['database'] | undefined
  secretKey: ServerOptions['secretKey'] | undefined
  role: ProcessRole
  deliveries: boolean
  test: boolean
  /** What an empty database gets. */
  firstHotel: FirstHotel | undefined
  standardReadings: ReadingName[]
  log: Logger
}

/**
 * @param opened what it opens is closed with it
 * @throws {StartError} when the database cannot be used, has other hotels than `firstHotel`, or is a file and `role` a part
 */
export async function openHotels(options: HotelsOptions, opened: AsyncDisposableStack): Promise<Hotels> {
  const { database, secretKey, role, deliveries, test, firstHotel, standardReadings, log } = options
  const file = database ?? (await temporaryDatabase(opened))
  const storage = await openStorage(file, secretKey, database === undefined)
  opened.defer(storage.close)
  const superseded = new Promise<Error>((resolve) => storage.shared?.onSuperseded(resolve))
  await storage.join(deliveries && role !== 'api')
  if (role !== 'all' && !storage.shared) throw new StartError(oneProcess(role))
  if (storage.shared) logListening(storage.shared, role, log)
  const clockCheck = await openClockCheck(storage.shared, log)
  opened.defer(clockCheck.close)
  const clock = await openClock(storage, test, log, clockCheck.world)
  const setUps = setUpCache(storage.encryption, readingsInForce(standardReadings, test))
  if (!test) await tellLeftAside(storage, log)
  if (firstHotel) await setUpFirst(firstHotel, { storage, clock, setUps })
  await resendRestored({ storage, clock, setUps })
  return { storage, clock, clockCheck, setUps, superseded }
}

const oneProcess = (role: ProcessRole) =>
  `An SQLite file has one process, which does all. Take out the role ${role}, or give a PostgreSQL database.`
