import type { Kysely } from 'kysely'
import type { ConnectorSettings } from '../distribution/connector.ts'
import { readConnector } from '../distribution/stored-connector.ts'
import { unauthorized } from '../http/unauthorized.ts'
import type { ReadingsInForce } from '../readings/in-force.ts'
import type { ReadingName } from '../readings/readings.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { MappingTable, PropertyRow, RoomTable, Schema } from '../storage/schema.ts'
import type { Seal } from '../storage/seal.ts'

/** The direct channel: the hotel's own, which takes every change at once. */
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
  /** Other readings of the documentation, by which it answers. */
  readings: ReadonlySet<ReadingName>
}

export type SetUps = {
  /** The set-up at a version that was just read. */
  at(database: Kysely<Schema>, hrId: string, version: number): Promise<PropertySetUp>
  /**
   * The set-up as the database has it, inside a write.
   * @throws {Refused} 401 when the property was removed meanwhile
   */
  current(database: Kysely<Schema>, hrId: string): Promise<PropertySetUp>
}

const versionOf = compiledOnce((database) =>
  database.selectFrom('property').select('set_up_version').where('hr_id', '=', ''),
)

/** Of all set-ups in memory, about; the one that was not used for longest goes first. */
const mostBytesInMemory = 64_000_000

/** What a set-up takes, by the text of its rows: the rows as objects, and the list of rooms that is made from them. */
const bytesPerCharacter = 6

/** Set-ups change seldom and are needed by every request, so they are kept until their version changes. */
export function setUpCache(seal: Seal, readingsOf: ReadingsInForce, mostBytes = mostBytesInMemory): SetUps {
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
    const { characters, ...loaded } = await load(database, seal, hrId)
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
      const [property] = await versionOf(database, hrId)
      if (!property) throw unauthorized()
      return at(database, hrId, property.set_up_version)
    },
  }
}

/** @returns the set-up, and how long its rows are as text */
async function load(
  database: Kysely<Schema>,
  seal: Seal,
  hrId: string,
): Promise<{ setUp: Omit<PropertySetUp, 'readings'>; characters: number }> {
  const property = await database
    .selectFrom('property')
    .selectAll()
    .where('hr_id', '=', hrId)
    .executeTakeFirst()
  if (!property) throw unauthorized()
  const rooms = await database.selectFrom('room').selectAll().where('hr_id', '=', hrId).execute()
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
        { name, connector: readConnector(seal, { hr_id: hrId, channel_code, connector }) },
      ]),
    ),
    mappings: Map.groupBy(mappings, (mapping) => mapping.rate_code),
  }
  const { length: characters } = JSON.stringify([property, rooms, connections, mappings])
  return { setUp, characters }
}

/** HR:9 before HR:10. */
const byNumber = new Intl.Collator('en', { numeric: true })
