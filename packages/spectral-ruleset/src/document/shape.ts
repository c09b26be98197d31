import type { JsonObject } from './json.ts'
import { oncePerObject } from './memo.ts'
import { type Located, nameOf, type Reader } from './reader.ts'

/** The fields and items of a schema, gathered through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export type Shape = {
  readonly properties: ReadonlyMap<string, readonly Located[]>
  readonly items: readonly Located[]
  /** A `$ref` leads nowhere: what is missing here may stand behind it. */
  readonly broken: boolean
}

const empty: Shape = { properties: new Map(), items: [], broken: false }

export function createShapes(reader: Reader): (schema: Located) => Shape {
  // Its parts are gathered in one go, so that no other shape is needed first.
  const below = () => []
  return oncePerObject(empty, below, (schema) => {
    const properties = new Map<string, Located[]>()
    const items: Located[] = []
    let broken = false
    for (const part of partsOf(reader, schema)) {
      for (const property of reader.members(part, 'properties')) {
        const name = nameOf(property)
        const namesakes = properties.get(name)
        if (namesakes === undefined) properties.set(name, [property])
        else namesakes.push(property)
      }
      const item = reader.member(part, 'items')
      if (item !== undefined) items.push(item)
      if (typeof part.value.$ref === 'string' && reader.target(part) === undefined) broken = true
    }
    return { properties, items, broken }
  })
}

function partsOf(reader: Reader, schema: Located): readonly Located[] {
  const parts = [schema]
  const seen = new Set<JsonObject>([schema.value])
  for (const part of parts) {
    const target = reader.target(part)
    const next = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => reader.members(part, key))
    for (const found of target === undefined ? next : [target, ...next]) {
      if (seen.has(found.value)) continue
      seen.add(found.value)
      parts.push(found)
    }
  }
  return parts
}
