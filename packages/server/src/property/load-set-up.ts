import { readConnector } from '../connectors/stored-connector.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Encryption } from '../storage/encryption.ts'
import { PropertyRemoved } from '../storage/errors.ts'
import type { Database } from '../storage/schema.ts'
import { together } from '../storage/together.ts'
import type { PropertySetUp } from './set-up.ts'

const versionOf = compiledOnce((database, { hr_id }: { hr_id: string }) =>
  database.selectFrom('property').select('set_up_version').where('hr_id', '=', hr_id),
)

/** @throws {PropertyRemoved} */
export async function presentVersion(database: Database, hrId: string): Promise<number> {
  const [property] = await versionOf(database, { hr_id: hrId })
  if (!property) throw new PropertyRemoved()
  return property.set_up_version
}

/**
 * Loads again what was changed between two queries.
 * @throws {PropertyRemoved}
 */
export async function loadWhole(database: Database, encryption: Encryption, hrId: string) {
  for (;;) {
    const loaded = await load(database, encryption, hrId)
    const [present] = await versionOf(database, { hr_id: hrId })
    if (present?.set_up_version === loaded.rows.property.set_up_version) return loaded
  }
}

/** What a property has set up, and how long its rows are as text. */
export type Loaded = { rows: Omit<PropertySetUp, 'readings'>; characters: number }

type Its = { hr_id: string }

const propertyOf = compiledOnce((database, { hr_id }: Its) =>
  database.selectFrom('property').selectAll().where('hr_id', '=', hr_id),
)
const roomsOf = compiledOnce((database, { hr_id }: Its) =>
  database.selectFrom('room').selectAll().where('hr_id', '=', hr_id).orderBy('rate_code'),
)
const connectionsOf = compiledOnce((database, { hr_id }: Its) =>
  database
    .selectFrom('connection')
    .innerJoin('sales_channel', 'sales_channel.code', 'connection.channel_code')
    .select(['channel_code', 'name', 'connector'])
    .where('hr_id', '=', hr_id)
    .orderBy('channel_code'),
)
const mappingsOf = compiledOnce((database, { hr_id }: Its) =>
  database
    .selectFrom('mapping')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .orderBy('channel_code')
    .orderBy('code'),
)

/** @throws {PropertyRemoved} */
export async function load(database: Database, encryption: Encryption, hrId: string): Promise<Loaded> {
  const its = { hr_id: hrId }
  const [[property], rooms, connections, mappings] = await together(
    propertyOf(database, its),
    roomsOf(database, its),
    connectionsOf(database, its),
    mappingsOf(database, its),
  )
  if (!property) throw new PropertyRemoved()
  rooms.sort((a, b) => byNumber.compare(a.inv_code, b.inv_code) || byNumber.compare(a.rate_code, b.rate_code))
  const rows = {
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
  return { rows, characters }
}

/** HR:9 before HR:10. */
const byNumber = new Intl.Collator('en', { numeric: true })
