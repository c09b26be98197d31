import { listFolios, readFolio } from '../postings/folios.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { refused } from './refusals.ts'

export function folioHandlers({ service: { storage } }: ControlParts) {
  return {
    listFolios: async ({ path }) => {
      const property = await findProperty(storage.read, path.hr_id)
      return { status: 200, body: { folios: await listFolios(storage.read, property) } }
    },

    getFolio: async ({ path }) => {
      const property = await findProperty(storage.read, path.hr_id)
      const folio = await readFolio(storage.read, property, path.folio_id)
      if (folio) return { status: 200, body: folio }
      throw refused('not_found', `The property has no folio ${path.folio_id}. See the list of folios.`)
    },
  } satisfies Partial<ControlHandlers>
}
