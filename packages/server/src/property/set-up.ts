import { randomInt } from 'node:crypto'
import type { ConnectorSettings } from '../connectors/connector.ts'
import type { ReadingsInForce } from '../readings/in-force.ts'
import type { ReadingName } from '../readings/readings.ts'
import type { Encryption } from '../storage/encryption.ts'
import { updateRows } from '../storage/rows.ts'
import type { Database, MappingTable, PropertyRow, RoomTable } from '../storage/schema.ts'
import { type Loaded, load, loadWhole, presentVersion } from './load-set-up.ts'

/** The direct channel: the hotel's own, which sells from the calendar itself. */
export const directChannel = 'online'

/** A group of rates that share their availability. */
export type Group = {
  inv_code: string
  rooms: RoomTable[]
  /** The rate whose code is the group's (D14), if the property has it. */
  master: RoomTable | undefined
}

/** What a property has set up, as of one version. */
export type PropertySetUp = {
  property: PropertyRow
  rooms: Map<string, RoomTable>
  groups: Map<string, Group>
  masterRoom: RoomTable | undefined
  connections: Map<string, { name: string; connector: ConnectorSettings }>
  /** Mappings of each rate, by its code. */
  mappings: Map<string, MappingTable[]>
  /** Other readings of the documentation that are in force for it. */
  readings: ReadonlySet<ReadingName>
}

/** The property itself, without what it has set up: most requests need no more of it. */
export type PropertyItself = Pick<PropertySetUp, 'property' | 'readings'>

export type SetUps = {
  itself(property: PropertyRow): PropertyItself
  /** The set-up at a version that was just read. */
  at(database: Database, hrId: string, version: number): Promise<PropertySetUp>
  /**
   * The set-up as the database has it, inside a write.
   * @throws {PropertyRemoved}
   */
  current(database: Database, hrId: string): Promise<PropertySetUp>
  /**
   * The same where others may change it at this moment.
   * @throws {PropertyRemoved}
   */
  present(database: Database, hrId: string): Promise<PropertySetUp>
  /** The set-up that was read last, if it is still cached: it may be out of date. */
  known(hrId: string): PropertySetUp | undefined
  /**
   * Expects inside a write that a set-up is the present one.
   * @throws {SetUpChanged}
   * @throws {PropertyRemoved}
   */
  expect(database: Database, setUp: PropertySetUp): Promise<void>
}

/** Thrown when a set-up is not the present one. */
export class SetUpChanged extends Error {
  override name = 'SetUpChanged'
}

/** About the bytes of all cached set-ups; the least recently used is dropped first (LRU). */
const mostBytesInMemory = 64_000_000

/** Memory of a set-up per character of its rows as text: the rows as objects, and the list of rooms made from them. */
const bytesPerCharacter = 6

/** Caches set-ups until their version changes: every update needs one, and they change seldom. */
export function setUpCache(
  encryption: Encryption,
  readingsOf: ReadingsInForce,
  mostBytes = mostBytesInMemory,
): SetUps {
  const cached = new Map<string, { setUp: PropertySetUp; bytes: number }>()
  let bytes = 0
  const drop = (hrId: string) => {
    bytes -= cached.get(hrId)?.bytes ?? 0
    cached.delete(hrId)
  }
  const itself: SetUps['itself'] = (property) => ({ property, readings: readingsOf(property) })
  const find = (hrId: string, version: number) => {
    const last = cached.get(hrId)
    if (last?.setUp.property.set_up_version !== version) return undefined
    cached.delete(hrId)
    cached.set(hrId, last)
    return last.setUp
  }
  const keep = (hrId: string, { rows, characters }: Loaded): PropertySetUp => {
    const setUp = { ...rows, ...itself(rows.property) }
    drop(hrId)
    const entry = { setUp, bytes: bytesPerCharacter * characters }
    cached.set(hrId, entry)
    bytes += entry.bytes
    for (const oldest of cached.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
    return setUp
  }
  const at: SetUps['at'] = async (database, hrId, version) =>
    find(hrId, version) ?? keep(hrId, await loadWhole(database, encryption, hrId))
  return {
    itself,
    at,
    current: async (database, hrId) => {
      const known = cached.has(hrId) && find(hrId, await presentVersion(database, hrId))
      return known || keep(hrId, await load(database, encryption, hrId))
    },
    present: async (database, hrId) => at(database, hrId, await presentVersion(database, hrId)),
    known: (hrId) => cached.get(hrId)?.setUp,
    expect: async (database, { property: { hr_id, set_up_version } }) => {
      if ((await presentVersion(database, hr_id)) !== set_up_version)
        throw new SetUpChanged(`The set-up of ${hr_id} is another one now.`)
    },
  }
}

/**
 * A version for a set-up that differs from every other one. It is random and no counter: after a rollback, a restore or a new
 * property of the same name, a counter would match a cached set-up that is another.
 */
export const newSetUpVersion = (): number => randomInt(1, 2 ** 47)

/** Invalidates the cached set-up of a property, inside the write that changes it. */
export const changeSetUp = (database: Database, hrId: string): Promise<void> =>
  updateRows(database, 'property', { hr_id: hrId }, { set_up_version: newSetUpVersion() })
