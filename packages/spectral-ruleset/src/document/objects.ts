import type { JsonObject } from './json.ts'
import { under } from './place.ts'
import type { Located, Reader } from './reader.ts'

/** Every object of the document and of the files it refers to, once, as it is written. */
export function everyObject(reader: Reader): readonly Located[] {
  const found: Located[] = []
  const seen = new Set<object>()

  function meet(value: unknown, from: Located, place: Located['place']): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (Array.isArray(value)) {
      value.forEach((entry, index) => {
        meet(entry, from, under(place, index))
      })
    } else {
      found.push({ value: value as JsonObject, file: from.file, place })
    }
  }

  meet(reader.root.value, reader.root, null)
  for (const located of found) {
    for (const key of Object.keys(located.value)) meet(located.value[key], located, under(located.place, key))
    const target = reader.target(located)
    // The root is walked as a whole anyway, so its own references need not be followed.
    if (target !== undefined && target.file !== reader.root.file) meet(target.value, target, target.place)
  }
  return found
}
