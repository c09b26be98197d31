import type { Kysely, Selectable } from 'kysely'
import { dropChannelCalendar } from '../calendar/drop-unused.ts'
import type { ConnectorSettings } from '../distribution/connector.ts'
import { failingConnections } from '../distribution/failing.ts'
import { isMasked, maskUrl } from '../distribution/mask-url.ts'
import { skipBackoff, waitingOn } from '../distribution/skip-backoff.ts'
import { readConnector, storedConnector } from '../distribution/stored-connector.ts'
import type { Connection, Connector } from '../generated/control.ts'
import { changeSetUp } from '../property/change-set-up.ts'
import { directChannel, type PropertySetUp } from '../property/set-up.ts'
import type { ConnectionTable, Schema } from '../storage/schema.ts'
import type { Seal } from '../storage/seal.ts'
import { type Lane, recordFullCalendar } from '../transactions/record-update.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty, findSetUp } from './find-property.ts'
import { refused, refusedAt } from './refusals.ts'

export function connectionHandlers({ service: { storage, setUps, clock, outbox } }: ControlParts) {
  return {
    listConnections: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const rows = await connections(storage.read, hr_id).orderBy('channel_code').execute()
      const codes = rows.map((row) => row.channel_code)
      const failing = await failingConnections(storage.readInTurns, hr_id, codes)
      return { status: 200, body: { connections: rows.map((row) => connection(storage.seal, row, failing)) } }
    },

    putConnection: async ({ path: { hr_id, channel_code }, body }) => {
      const { row, lanes } = await storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        await findChannel(database, channel_code)
        checkKind(channel_code, body.connector.kind)
        const before = setUp.connections.get(channel_code)?.connector
        const settings = settingsOf(body.connector, before)
        const connector = storedConnector(storage.seal, { hr_id, channel_code }, settings)
        // A channel that was disconnected a moment ago may have deliveries that the new connection takes over.
        const in_progress = await waitingOn(database, { hr_id, channel_code })
        await skipBackoff(database, { hr_id, channel_code }, clock.now())
        await database
          .insertInto('connection')
          .values({ hr_id, channel_code, connector, in_progress })
          .onConflict((conflict) => conflict.columns(['hr_id', 'channel_code']).doUpdateSet({ connector }))
          .execute()
        await changeSetUp(database, hr_id)
        const isAnother = isAnotherReceiver(before, settings)
        const lanes = isAnother ? await tellEverything(database, setUp, channel_code, clock.now()) : []
        const row = connections(database, hr_id).where('channel_code', '=', channel_code)
        return { row: await row.executeTakeFirstOrThrow(), lanes }
      }, hr_id)
      outbox.reconnected({ hr_id, channel_code })
      outbox.wake(lanes)
      return {
        status: 200,
        body: connection(
          storage.seal,
          row,
          await failingConnections(storage.readInTurns, hr_id, [channel_code]),
        ),
      }
    },

    deleteConnection: async ({ path: { hr_id, channel_code } }) => {
      await storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        if (!setUp.connections.has(channel_code)) throw notConnected(hr_id, channel_code)
        for (const table of ['connection', 'mapping', 'told'] as const) {
          await database
            .deleteFrom(table)
            .where('hr_id', '=', hr_id)
            .where('channel_code', '=', channel_code)
            .execute()
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
        // The operator knows that the channel takes changes again.
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

const connections = (database: Kysely<Schema>, hrId: string) =>
  database
    .selectFrom('connection')
    .innerJoin('sales_channel', 'sales_channel.code', 'connection.channel_code')
    .selectAll('connection')
    .select('sales_channel.name')
    .where('hr_id', '=', hrId)

async function findChannel(database: Kysely<Schema>, code: string): Promise<void> {
  const channel = await database
    .selectFrom('sales_channel')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!channel) throw refused('not_found', `There is no sales channel ${code}. Create it first.`)
}

function checkKind(channel: string, kind: Connector['kind']): void {
  if ((channel === directChannel) === (kind === 'direct')) return
  const message =
    channel === directChannel
      ? `${directChannel} is the hotel's own channel and takes only a connector of the kind direct.`
      : `The kind direct is for the channel ${directChannel} only. Give simulated or http.`
  throw refusedAt({ path: 'connector.kind', code: 'invalid_value', message })
}

/** What is stored: an http connection keeps its secret where none is given, and its url where it is given as shown. */
function settingsOf(connector: Connector, before: ConnectorSettings | undefined): ConnectorSettings {
  if (connector.kind !== 'http') return connector
  const kept = before?.kind === 'http' ? before : { url: '', secret: '' }
  const url = connector.url === maskUrl(kept.url) ? kept.url : connector.url
  if (url !== kept.url && isMasked(url)) throw refusedAt(maskedUrl)
  const secret = connector.secret ?? kept.secret
  if (!secret) throw refusedAt(noSecret)
  return { ...connector, url, secret }
}

/** What another receiver was told is not known to this one. */
const isAnotherReceiver = (before: ConnectorSettings | undefined, settings: ConnectorSettings) =>
  settings.kind === 'http' && !(before?.kind === 'http' && before.url === settings.url)

/** Records that a channel is told its whole calendar, and forgets what it was told before. */
async function tellEverything(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  channel: string,
  now: Date,
): Promise<Lane[]> {
  const mappings = [...setUp.mappings.values()].flat().filter(({ channel_code }) => channel_code === channel)
  // By what it was told it is known where a 0 takes a number back.
  const lanes = await recordFullCalendar(database, setUp, now, mappings)
  await database
    .deleteFrom('told')
    .where('hr_id', '=', setUp.property.hr_id)
    .where('channel_code', '=', channel)
    .execute()
  return lanes
}

const noSecret = {
  path: 'connector.secret',
  code: 'required',
  message:
    'The connection has no secret yet, and changes are sent signed only. Give one of 8 to 200 characters.',
} as const

const maskedUrl = {
  path: 'connector.url',
  code: 'invalid_value',
  message:
    '*** stands for a secret that is not shown. Give the url with it, or just as it is shown to keep it.',
} as const

const connection = (
  seal: Seal,
  row: Selectable<ConnectionTable> & { name: string },
  failing: Awaited<ReturnType<typeof failingConnections>>,
): Connection => {
  const settings = readConnector(seal, row)
  return {
    channel_code: row.channel_code,
    channel_name: row.name,
    connector:
      settings.kind === 'http' ? { ...settings, url: maskUrl(settings.url), secret: null } : settings,
    in_progress: row.in_progress,
    succeeded: row.succeeded,
    failed: row.failed,
    failing: failing.get(row.channel_code) ?? null,
  }
}
