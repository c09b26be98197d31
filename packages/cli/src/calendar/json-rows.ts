import { jsonEntries } from '../json-entries.ts'
import type { WrongPlace } from '../wrong-lines.ts'
import { columns, type Row } from './row.ts'

/**
 * Reads the objects of a JSON list, or of each line, with their places.
 * @param wrong takes what cannot be read
 */
export function* jsonRows(text: string, wrong: WrongPlace[]): Generator<Row> {
  for (const { value, whole, fields } of jsonEntries(text, wrong)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrong.push({ ...whole, message: 'Give an object, such as {"inv_code": "HR:1", "date": "2026-12-24"}.' })
      continue
    }
    for (const [name, place] of fields)
      if (!columns.includes(name))
        wrong.push({ ...place, name, message: `It is not known. Known are ${columns.join(', ')}.` })
    yield {
      values: value as Row['values'],
      at: (name) => (name === undefined ? whole : (fields.get(name) ?? whole)),
    }
  }
}
