import { isJsonObject } from './json.ts'
import { oncePerObject } from './memo.ts'
import type { Located, Reader } from './reader.ts'

/** What a schema says about its value, looked up through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export type Facts = {
  /** JSON Schema type names; empty where the schema does not tell. */
  readonly types: ReadonlySet<string>
  readonly date: boolean
  readonly dateTime: boolean
  /** The spelling of a string is restricted: `pattern`, `enum` or `const`. */
  readonly spelled: boolean
  /** It holds a list of strings whose spelling is not restricted. */
  readonly looseItems: boolean
  /** A reader can see a value: `example`, `examples`, `default`, `const` or `enum`. */
  readonly exampled: boolean
}

const nothing: Facts = {
  types: new Set(),
  date: false,
  dateTime: false,
  spelled: false,
  looseItems: false,
  exampled: false,
}
const scalars = new Set(['string', 'number', 'integer', 'boolean', 'null'])

export function createFacts(reader: Reader): (schema: Located) => Facts {
  const partsOf = (schema: Located): Located[] => {
    const target = reader.target(schema)
    const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => reader.members(schema, key))
    return target === undefined ? composed : [target, ...composed]
  }
  const below = (schema: Located): Located[] => {
    const items = reader.member(schema, 'items')
    return items === undefined ? partsOf(schema) : [...partsOf(schema), items]
  }
  const factsOf = oncePerObject(nothing, below, (schema): Facts => {
    const own = schema.value
    const items = reader.member(schema, 'items')
    const parts = partsOf(schema).map(factsOf)
    const says = (...keys: string[]) => keys.some((key) => Object.hasOwn(own, key))
    return {
      types: typesOf(schema, parts),
      date: own.format === 'date' || parts.some((part) => part.date),
      dateTime: own.format === 'date-time' || parts.some((part) => part.dateTime),
      spelled: says('pattern', 'enum', 'const') || parts.some((part) => part.spelled),
      looseItems: (items !== undefined && isLoose(factsOf(items))) || parts.some((part) => part.looseItems),
      exampled:
        says('example', 'examples', 'default', 'const', 'enum') || parts.some((part) => part.exampled),
    }
  })
  return factsOf
}

function typesOf({ value }: Located, parts: readonly Facts[]): ReadonlySet<string> {
  const stated = Array.isArray(value.type) ? value.type : [value.type]
  const types = new Set<string>(stated.filter((type) => typeof type === 'string'))
  if (types.size > 0) {
    if (value.nullable === true) types.add('null')
    return types
  }
  const values = Array.isArray(value.enum) ? value.enum : Object.hasOwn(value, 'const') ? [value.const] : []
  for (const entry of values) types.add(typeOfValue(entry))
  if (isJsonObject(value.properties)) types.add('object')
  for (const part of parts) for (const type of part.types) types.add(type)
  return types
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

/** Whether a schema lets through any string at all. */
export function isLoose({ types, spelled }: Facts): boolean {
  return types.has('string') && !spelled
}

/** Whether a schema describes one string, number or boolean, possibly `null`. */
export function isScalar({ types }: Facts): boolean {
  return types.size > 0 && [...types].every((type) => scalars.has(type))
}
