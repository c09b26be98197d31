import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { type Seal, sealedPrefix, sealWith } from './seal.ts'
import { secretKey } from './secret-key.ts'

type Row = { hr_id: string; channel_code: string; connector: string }

/** Where the connector of a connection is kept. */
export const connectorPlace = (hrId: string, channel: string) => JSON.stringify(['connection', hrId, channel])

/**
 * The seal of a database's connectors.
 * @throws {StartError} when the key is missing, is none, or does not fit
 */
export function openSeal(writer: DatabaseSync, file: string, given: string | undefined): Seal {
  const sealed = rows(writer, `${sealedPrefix}*`)
  const key = secretKey(given, file, sealed.length === 0)
  const seal = sealWith(key.bytes)
  for (const { hr_id, channel_code, connector } of sealed) {
    try {
      seal.open(connector, connectorPlace(hr_id, channel_code))
    } catch {
      throw new StartError(
        `The key in ${key.from} does not fit ${file}: the connection of ${hr_id} to ${channel_code} was encrypted with another. Give that one.`,
      )
    }
  }
  return seal
}

/** Whether secrets stand there in plain, as they did before they were encrypted. */
export const hasPlainSecrets = (writer: DatabaseSync) => rows(writer, '*"kind":"http"*').length > 0

function rows(writer: DatabaseSync, pattern: string): Row[] {
  const table = writer.prepare("select 1 from sqlite_schema where name = 'connection'").get()
  if (!table) return []
  const found = writer.prepare('select hr_id, channel_code, connector from connection where connector glob ?')
  return found.all(pattern) as Row[]
}
