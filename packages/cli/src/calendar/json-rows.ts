import { jsonEntries } from '../json-entries.ts'
import { type WrongPlace, wrongAtMost } from '../wrong-lines.ts'
import { columnHint, type Row } from './row.ts'

/**
 * Reads the objects of a JSON list, or of each line, with their places.
 * @param wrong takes what cannot be read
 */
export async function* jsonRows(text: string, wrong: WrongPlace[]): AsyncGenerator<Row> {
  for await (const { value, at } of jsonEntries(text, wrong)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrong.push({ ...at(), message: 'Give an object, such as {"inv_code": "HR:1", "date": "2026-12-24"}.' })
      continue
    }
    for (const name of Object.keys(value)) {
      const hint = columnHint(name)
      if (hint === undefined) continue
      wrong.push({ ...at(name), name, message: hint })
      if (wrong.length > wrongAtMost) return
    }
    yield { values: value as Row['values'], at }
  }
}
