import { randomInt } from 'node:crypto'
import type { ConnectorSettings } from '../connectors/connector.ts'
import { readConnector } from '../connectors/stored-connector.ts'
import type { ReadingsInForce } from '../readings/in-force.ts'
import type { ReadingName } from '../readings/readings.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Encryption } from '../storage/encryption.ts'
import { PropertyRemoved } from '../storage/errors.ts'
import { findRow, listRows } from '../storage/rows.ts'
import type { Database, MappingTable, PropertyRow, RoomTable } from '../storage/schema.ts'

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

export type SetUps = {
  /** The set-up at a version that was just read. */
  at(database: Database, hrId: string, version: number): Promise<PropertySetUp>
  /**
   * The set-up as the database has it, inside a write.
   * @throws {PropertyRemoved}
   */
  current(database: Database, hrId: string): Promise<PropertySetUp>
}

const versionOf = compiledOnce((database, { hr_id }: { hr_id: string }) =>
  database.selectFrom('property').select('set_up_version').where('hr_id', '=', hr_id),
)

/** About the bytes of all cached set-ups; the least recently used is dropped first (LRU). */
const mostBytesInMemory = 64_000_000

/** Memory of a set-up per character of its rows as text: the rows as objects, and the list of rooms made from them. */
const bytesPerCharacter = 6

/** Caches set-ups until their version changes: every request needs one, and they change seldom. */
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
  const at: SetUps['at'] = async (database, hrId, version) => {
    const last = cached.get(hrId)
    if (last?.setUp.property.set_up_version === version) {
      cached.delete(hrId)
      cached.set(hrId, last)
      return last.setUp
    }
    const { characters, ...loaded } = await loadWhole(database, encryption, hrId)
    const setUp = { ...loaded.setUp, readings: readingsOf(loaded.setUp.property) }
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
  return {
    at,
    current: async (database, hrId) => {
      const [property] = await versionOf(database, { hr_id: hrId })
      if (!property) throw new PropertyRemoved()
      return at(database, hrId, property.set_up_version)
    },
  }
}

/** Loads again what was changed between two queries. Inside a write nobody else changes it. */
async function loadWhole(database: Database, encryption: Encryption, hrId: string) {
  for (;;) {
    const loaded = await load(database, encryption, hrId)
    const [present] = await versionOf(database, { hr_id: hrId })
    if (present?.set_up_version === loaded.setUp.property.set_up_version) return loaded
  }
}

/** @returns the set-up, and how long its rows are as text */
async function load(
  database: Database,
  encryption: Encryption,
  hrId: string,
): Promise<{ setUp: Omit<PropertySetUp, 'readings'>; characters: number }> {
  const property = await findRow(database, 'property', { hr_id: hrId })
  if (!property) throw new PropertyRemoved()
  const rooms = await listRows(database, 'room', { hr_id: hrId }, 'rate_code')
  rooms.sort((a, b) => byNumber.compare(a.inv_code, b.inv_code) || byNumber.compare(a.rate_code, b.rate_code))
  const connections = await database
    .selectFrom('connection')
    .innerJoin('sales_channel', 'sales_channel.code', 'connection.channel_code')
    .select(['channel_code', 'name', 'connector'])
    .where('hr_id', '=', hrId)
    .orderBy('channel_code')
    .execute()
  const mappings = await database
    .selectFrom('mapping')
    .selectAll()
    .where('hr_id', '=', hrId)
    .orderBy('channel_code')
    .orderBy('code')
    .execute()
  const setUp = {
    property,
    rooms: new Map(rooms.map((room) => [room.rate_code, room])),
    groups: new Map(
      [...Map.groupBy(rooms, (room) => room.inv_code)].map(([inv_code, rates]) => [
        inv_code,
        { inv_code, rooms: rates, master: rates.find((room) => room.rate_code === inv_code) },
      ]),
    ),
    masterRoom: rooms.find((room) => room.is_master),
    connections: new Map(
      connections.map(({ channel_code, name, connector }) => [
        channel_code,
        { name, connector: readConnector(encryption, { hr_id: hrId, channel_code, connector }) },
      ]),
    ),
    mappings: Map.groupBy(mappings, (mapping) => mapping.rate_code),
  }
  const { length: characters } = JSON.stringify([property, rooms, connections, mappings])
  return { setUp, characters }
}

/** HR:9 before HR:10. */
const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * A version for a set-up that differs from every other one. It is random and no counter: after a rollback, a restore or a new
 * property of the same name, a counter would match a cached set-up that is another.
 */
export const newSetUpVersion = (): number => randomInt(1, 2 ** 47)

/** Invalidates the cached set-up of properties, inside the write that changes it. */
export async function changeSetUp(database: Database, ...hrIds: string[]): Promise<void> {
  for (const hrId of hrIds) {
    await database
      .updateTable('property')
      .set({ set_up_version: newSetUpVersion() })
      .where('hr_id', '=', hrId)
      .execute()
  }
}
