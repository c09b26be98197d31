import { isJsonObject, type JsonNode, type JsonObject } from './node.ts'

const composing = ['allOf', 'anyOf', 'oneOf']
// `not`, `if` and `propertyNames` are left out: they test a value, they do not describe the document's fields.
const holdSchemas = [
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  ...composing,
  'prefixItems',
]
const holdOneSchema = [
  'items',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'then',
  'else',
  'contentSchema',
]

const listOf = <T>(found: T | undefined): T[] => (found === undefined ? [] : [found])

/** The schemas that describe the same value: behind the `$ref` of this one, in its `allOf`, `anyOf` and `oneOf`. */
export function partsOf(schema: JsonNode): JsonNode[] {
  return [...listOf(schema.target), ...composing.flatMap((key) => schema.members(key))]
}

/** Every schema that `roots` reach, once, however often it is referred to, cycles included. */
export function schemasBelow(roots: readonly JsonNode[]): JsonNode[] {
  return reachable(roots, (schema, meet) => {
    meet(schema.target)
    for (const key of holdSchemas) schema.members(key).forEach(meet)
    for (const key of holdOneSchema) meet(schema.member(key))
  })
}

/** The entries of their `properties`, as they are written: possibly a `$ref`. */
export function propertiesOf(schemas: readonly JsonNode[]): JsonNode[] {
  return schemas.flatMap((schema) => schema.members('properties'))
}

type Meet = (node: JsonNode | undefined) => void

function reachable(roots: readonly JsonNode[], next: (node: JsonNode, meet: Meet) => void): JsonNode[] {
  const found: JsonNode[] = []
  const seen = new Set<JsonObject>()
  const meet: Meet = (node) => {
    if (node === undefined || seen.has(node.value)) return
    seen.add(node.value)
    found.push(node)
  }
  roots.forEach(meet)
  // The list grows while it is read; a queue, not recursion, so that a deep document cannot exhaust the stack.
  for (const node of found) next(node, meet)
  return found
}

/**
 * Answers once per object of the document, so that a component used a thousand times is still looked into
 * once. While an answer is being found, an object that leads back to itself gets `unknown`.
 *
 * What `below` names is answered first, one after the other: `find` asks for it and gets what is known. A chain of
 * a thousand references would exhaust the stack otherwise.
 */
export function oncePerObject<T>(
  unknown: T,
  below: (node: JsonNode) => readonly JsonNode[],
  find: (node: JsonNode) => T,
): (node: JsonNode) => T {
  const answers = new Map<JsonObject, T>()
  return (asked) => {
    const open: { readonly node: JsonNode; readonly entered: boolean }[] = [{ node: asked, entered: false }]
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      const { node, entered } = last
      if (entered) answers.set(node.value, find(node))
      else if (!answers.has(node.value)) {
        answers.set(node.value, unknown)
        open.push({ node, entered: true })
        for (const part of below(node).toReversed()) open.push({ node: part, entered: false })
      }
    }
    return answers.get(asked.value) ?? unknown
  }
}

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

export function createFacts(): (schema: JsonNode) => Facts {
  const nothing = { date: false, dateTime: false, spelled: false, looseItems: false, exampled: false }
  const below = (schema: JsonNode) => [...partsOf(schema), ...listOf(schema.member('items'))]
  const factsOf = oncePerObject<Facts>({ types: new Set(), ...nothing }, below, (schema): Facts => {
    const { value } = schema
    const parts = partsOf(schema).map(factsOf)
    const items = schema.member('items')
    const says = (...keys: string[]) => keys.some((key) => Object.hasOwn(value, key))
    const one = (fact: keyof typeof nothing, own: boolean) => own || parts.some((part) => part[fact])
    return {
      types: typesOf(value, parts),
      date: one('date', value.format === 'date'),
      dateTime: one('dateTime', value.format === 'date-time'),
      spelled: one('spelled', says('pattern', 'enum', 'const')),
      looseItems: one('looseItems', items !== undefined && isLoose(factsOf(items))),
      exampled: one('exampled', says('example', 'examples', 'default', 'const', 'enum')),
    }
  })
  return factsOf
}

function typesOf(value: JsonObject, parts: readonly Facts[]): ReadonlySet<string> {
  const stated = Array.isArray(value.type) ? value.type : [value.type]
  const types = new Set<string>(stated.filter((type) => typeof type === 'string'))
  if (types.size > 0) {
    if (value.nullable === true) types.add('null')
    return types
  }
  const values = Array.isArray(value.enum) ? value.enum : Object.hasOwn(value, 'const') ? [value.const] : []
  for (const entry of values)
    types.add(entry === null ? 'null' : Array.isArray(entry) ? 'array' : typeof entry)
  if (isJsonObject(value.properties)) types.add('object')
  for (const part of parts) for (const type of part.types) types.add(type)
  return types
}

/** Whether a schema lets through any string at all. */
export function isLoose({ types, spelled }: Facts): boolean {
  return types.has('string') && !spelled
}

/** Whether a schema describes one string, number or boolean, possibly `null`. */
export function isScalar({ types }: Facts): boolean {
  const scalars = ['string', 'number', 'integer', 'boolean', 'null']
  return types.size > 0 && [...types].every((type) => scalars.includes(type))
}

/** The types of a field as they are compared: `null` does not count, and an integer is a number. */
export function comparedTypes({ types }: Facts): string[] {
  const compared = new Set([...types].map((type) => (type === 'integer' ? 'number' : type)))
  compared.delete('null')
  return [...compared].sort()
}

/** The fields and items of a schema, gathered through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export type Shape = {
  readonly properties: ReadonlyMap<string, readonly JsonNode[]>
  readonly items: readonly JsonNode[]
  /** A `$ref` leads nowhere: what is missing here may stand behind it. */
  readonly broken: boolean
}

export function createShapes(): (schema: JsonNode) => Shape {
  const shapes = new Map<JsonObject, Shape>()
  return (schema) => {
    const known = shapes.get(schema.value)
    if (known !== undefined) return known
    const parts = reachable([schema], (part, meet) => partsOf(part).forEach(meet))
    const properties = new Map<string, JsonNode[]>()
    for (const property of propertiesOf(parts)) {
      const namesakes = properties.get(property.name)
      if (namesakes === undefined) properties.set(property.name, [property])
      else namesakes.push(property)
    }
    const shape = {
      properties,
      items: parts.flatMap((part) => listOf(part.member('items'))),
      broken: parts.some((part) => part.isBroken),
    }
    shapes.set(schema.value, shape)
    return shape
  }
}
