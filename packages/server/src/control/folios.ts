import { type ItemPlace, listFolios, readFolio } from '../postings/folios.ts'
import { findRow } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
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
async function placeOf(database: Database, hrId: string, after: string): Promise<ItemPlace> {
  const [, line, transaction_id = ''] = /^([0-9]{1,15}):(.+)$/s.exec(after) ?? []
  const place = { transaction_id, line: Number(line) }
  // Under a reading, a transaction id has lines of several postings, each with its own time.
  const item = await findRow(database, 'folio_item', { hr_id: hrId, ...place }, ['posted_at'])
  if (item) return { ...item, ...place }
  throw noSuchPlace()
}
