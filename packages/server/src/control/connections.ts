import type { Selectable } from 'kysely'
import { dropChannelCalendar } from '../calendar/drop-unused.ts'
import type { ConnectorSettings } from '../connectors/connector.ts'
import { connectorKinds, isNewReceiver, kindOf } from '../connectors/kinds.ts'
import { readConnector, storedConnector } from '../connectors/stored-connector.ts'
import { failingConnections } from '../distribution/failing.ts'
import { lastRefusals } from '../distribution/last-refusals.ts'
import { skipBackoff, waitingOn } from '../distribution/waiting-deliveries.ts'
import type { Connection, Connector, DeliveryState } from '../generated/control.ts'
import { changeSetUp, directChannel, type PropertySetUp } from '../property/set-up.ts'
import type { Encryption } from '../storage/encryption.ts'
import { deleteRows, findRow } from '../storage/rows.ts'
import type { ConnectionTable, Database } from '../storage/schema.ts'
import { type Lane, recordFullCalendar } from '../transactions/record-update.ts'
import { findProperty, findSetUp } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { refused, refusedAt } from './refusals.ts'

export function connectionHandlers({ service: { storage, setUps, clock, outbox } }: SetUpParts) {
  return {
    listConnections: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const rows = await connections(storage.read, hr_id).orderBy('channel_code').execute()
      const codes = rows.map((row) => row.channel_code)
      const troubles = await troublesOf(storage.readInTurns, hr_id, codes)
      return {
        status: 200,
        body: { connections: rows.map((row) => connection(storage.encryption, row, troubles)) },
      }
    },

    putConnection: async ({ path: { hr_id, channel_code }, body }) => {
      const { row, lanes } = await storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        await findChannel(database, channel_code)
        checkKind(channel_code, body.connector.kind)
        const before = setUp.connections.get(channel_code)?.connector
        const settings = settingsOf(body.connector, before)
        const connector = storedConnector(storage.encryption, { hr_id, channel_code }, settings)
        // Deliveries may wait from a connection that was deleted a moment ago; they count for the new one.
        const in_progress = await waitingOn(database, { hr_id, channel_code })
        await skipBackoff(database, { hr_id, channel_code }, clock.now())
        await database
          .insertInto('connection')
          .values({ hr_id, channel_code, connector, in_progress })
          .onConflict((conflict) => conflict.columns(['hr_id', 'channel_code']).doUpdateSet({ connector }))
          .execute()
        await changeSetUp(database, hr_id)
        const lanes = isNewReceiver(before, settings)
          ? await tellEverything(database, setUp, channel_code, clock.now())
          : []
        const row = connections(database, hr_id).where('channel_code', '=', channel_code)
        return { row: await row.executeTakeFirstOrThrow(), lanes }
      }, hr_id)
      outbox.reconnected({ hr_id, channel_code })
      outbox.wake(lanes)
      const troubles = await troublesOf(storage.readInTurns, hr_id, [channel_code])
      return { status: 200, body: connection(storage.encryption, row, troubles) }
    },

    deleteConnection: async ({ path: { hr_id, channel_code } }) => {
      await storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        if (!setUp.connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        for (const table of ['connection', 'mapping', 'told'] as const) {
          await deleteRows(database, table, { hr_id, channel_code })
        }
        await dropChannelCalendar(database, hr_id, channel_code)
        await changeSetUp(database, hr_id)
        await skipBackoff(database, { hr_id, channel_code }, clock.now())
      }, hr_id)
      outbox.reconnected({ hr_id, channel_code })
      return { status: 204 }
    },

    resendCalendar: async ({ path: { hr_id, channel_code } }) => {
      const lanes = await storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        if (!setUp.connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        // The operator knows that the channel accepts changes again.
        await skipBackoff(database, { hr_id, channel_code }, clock.now())
        return tellEverything(database, setUp, channel_code, clock.now())
      }, hr_id)
      outbox.reconnected({ hr_id, channel_code })
      outbox.wake(lanes)
      return { status: 200, body: { deliveries: lanes.length } }
    },
  } satisfies Partial<ControlHandlers>
}

/** A refusal of what needs a connection, ready to be thrown. */
export const notConnected = (hrId: string, channel: string) =>
  refused('not_found', `The property ${hrId} is not connected to ${channel}. Connect it first.`)

const connections = (database: Database, hrId: string) =>
  database
    .selectFrom('connection')
    .innerJoin('sales_channel', 'sales_channel.code', 'connection.channel_code')
    .selectAll('connection')
    .select('sales_channel.name')
    .where('hr_id', '=', hrId)

async function findChannel(database: Database, code: string): Promise<void> {
  const channel = await findRow(database, 'sales_channel', { code }, ['code'])
  if (!channel) throw refused('not_found', `There is no sales channel ${code}. Create it first.`)
}

function checkKind(channel: string, kind: Connector['kind']): void {
  const isOwn = channel === directChannel
  if (connectorKinds[kind].ownChannel === isOwn) return
  const kinds = Object.entries(connectorKinds).flatMap(([name, { ownChannel }]) =>
    ownChannel === isOwn ? [name] : [],
  )
  const message = isOwn
    ? `${directChannel} is the hotel's own channel and takes only a connector of the kind ${kinds.join(' or ')}.`
    : `The kind ${kind} is for the channel ${directChannel} only. Give ${kinds.join(' or ')}.`
  throw refusedAt({ path: 'connector.kind', code: 'invalid_value', message })
}

/** @throws {Refused} 422 */
function settingsOf(given: Connector, present: ConnectorSettings | undefined): ConnectorSettings {
  const settings = kindOf(given).accept(given, present)
  if ('issue' in settings) throw refusedAt(settings.issue)
  return settings
}

/** Records that a channel is sent its whole calendar, and forgets what it was sent before. */
async function tellEverything(
  database: Database,
  setUp: PropertySetUp,
  channel: string,
  now: Date,
): Promise<Lane[]> {
  const mappings = [...setUp.mappings.values()].flat().filter(({ channel_code }) => channel_code === channel)
  // First: what the channel was sent says where a 0 has to take a number back.
  const lanes = await recordFullCalendar(database, setUp, now, mappings)
  await deleteRows(database, 'told', { hr_id: setUp.property.hr_id, channel_code: channel })
  return lanes
}

const deliveriesOf = ({ in_progress, succeeded, failed }: Selectable<ConnectionTable>) =>
  ({ in_progress, succeeded, failed }) satisfies Record<DeliveryState, number>

/** What the channels of a property could not take yet, and what they refused last. */
const troublesOf = async (database: Database, hrId: string, channels: string[]) => ({
  failing: await failingConnections(database, hrId, channels),
  refusals: await lastRefusals(database, hrId),
})

const connection = (
  encryption: Encryption,
  row: Selectable<ConnectionTable> & { name: string },
  { failing, refusals }: Awaited<ReturnType<typeof troublesOf>>,
): Connection => {
  const settings = readConnector(encryption, row)
  return {
    channel_code: row.channel_code,
    channel_name: row.name,
    connector: kindOf(settings).show(settings),
    ...deliveriesOf(row),
    failing: failing.get(row.channel_code) ?? null,
    last_refusal: refusals.get(row.channel_code) ?? null,
  }
}
