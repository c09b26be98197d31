import type { Kysely } from 'kysely'
import { type ItemPlace, listFolios, readFolio } from '../postings/folios.ts'
import type { Schema } from '../storage/schema.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { noSuchPlace, pageOf } from './pages.ts'
import { refused } from './refusals.ts'

export function folioHandlers({ service: { storage } }: ControlParts) {
  return {
    listFolios: async ({ path, query: { after = '', limit } }) => {
      const property = await findProperty(storage.read, path.hr_id)
      const folios = await listFolios(storage.read, property, after, limit + 1)
      const { page, next } = pageOf(folios, limit, (folio) => folio.folio_id)
      return { status: 200, body: { folios: page, next } }
    },

    getFolio: async ({ path, query: { after, limit } }) => {
      const property = await findProperty(storage.read, path.hr_id)
      const place = after === undefined ? beginning : await placeOf(storage.read, path.hr_id, after)
      const folio = await readFolio(storage.read, property, path.folio_id, place, limit + 1)
      if (folio) {
        const { page, next } = pageOf(folio.items, limit, (item) => `${item.line}:${item.transaction_id}`)
        return { status: 200, body: { ...folio, items: page, next } }
      }
      throw refused('not_found', `The property has no folio ${path.folio_id}. See the list of folios.`)
    },
  } satisfies Partial<ControlHandlers>
}

const beginning: ItemPlace = { posted_at: '', transaction_id: '', line: -1 }

/** @throws {Refused} 422 */
async function placeOf(database: Kysely<Schema>, hrId: string, after: string): Promise<ItemPlace> {
  const [, line, transaction_id = ''] = /^([0-9]{1,3}):(.+)$/s.exec(after) ?? []
  const posting = await database
    .selectFrom('posting')
    .select('posted_at')
    .where('hr_id', '=', hrId)
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
  if (posting) return { ...posting, transaction_id, line: Number(line) }
  throw noSuchPlace()
}
