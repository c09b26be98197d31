import { type OpenApiDocument, resolve, type Schema } from '../../../../scripts/contract/openapi-document.ts'

/** A value in a request that can be made as long as one likes. */
export type Place = {
  /** Keys that lead to it. */
  at: string[]
  /** Ways to make it long; each gives the value of a length. */
  growing: { name: string; grow: (length: number) => unknown }[]
  /** What the contract allows; undefined where it allows none of it at all. */
  most: number | undefined
}

/** A value by a schema of the contract: every field, one entry in each list, as in the examples. */
export function sampleOf(document: OpenApiDocument, schema: Schema): unknown {
  const its = flat(document, schema)
  if (its.example !== undefined && !its.properties && !its.items) return its.example
  if (its.enum) return its.enum[0]
  const [choice] = choicesOf(its)
  if (choice && !its.properties) return sampleOf(document, choice)
  if (its.properties) {
    const fields = Object.entries(its.properties)
    return Object.fromEntries(fields.map(([name, part]) => [name, sampleOf(document, part)]))
  }
  if (its.items) return [sampleOf(document, its.items)]
  return its.example ?? {}
}

/** The same, with a value in every place that no field takes. */
export function wrongOf(document: OpenApiDocument, schema: Schema): unknown {
  const its = flat(document, schema)
  if (its.properties) {
    const fields = Object.entries(its.properties)
    return Object.fromEntries(fields.map(([name, part]) => [name, wrongOf(document, part)]))
  }
  return its.items ? [wrongOf(document, its.items)] : { wrong: [] }
}

/** Every list filled, as far as the contract and the size of the body allow. */
export function fullOf(document: OpenApiDocument, schema: Schema, bytes: number, make = sampleOf): unknown {
  const its = flat(document, schema)
  if (its.properties) {
    const fields = Object.entries(its.properties)
    return Object.fromEntries(fields.map(([name, part]) => [name, fullOf(document, part, bytes, make)]))
  }
  if (!its.items) return make(document, schema)
  const entry = fullOf(document, its.items, bytes, make)
  const fitting = Math.floor(bytes / (JSON.stringify(entry).length + 1))
  return Array.from({ length: Math.max(1, Math.min(Number(its.maxItems ?? fitting), fitting)) }, () => entry)
}

/** Every place of a schema that grows: texts, lists, maps, and objects by fields that they do not have. */
export function placesOf(document: OpenApiDocument, schema: Schema, at: string[] = []): Place[] {
  const its = flat(document, schema)
  const types = [its.type].flat()
  const places: Place[] = []
  const add = (most: unknown, growing: Record<string, (length: number) => unknown>) =>
    places.push({
      at,
      most: typeof most === 'number' ? most : undefined,
      growing: Object.entries(growing).map(([name, grow]) => ({ name, grow })),
    })
  if (types.includes('string')) {
    add(its.maxLength, Object.fromEntries(['x', '0'].map((sign) => [sign, (n) => sign.repeat(n)])))
  }
  if (its.items) {
    const [good, wrong] = [sampleOf(document, its.items), wrongOf(document, its.items)]
    const entries = { good, wrong, zeros: 0, objects: {} }
    const filled = Object.entries(entries).map(([name, entry]) => [name, (n: number) => Array(n).fill(entry)])
    const strangers = (n: number) =>
      Array.from({ length: n }, (_, index) => ({ [`n${1_000_000 + index}`]: 1 }))
    add(its.maxItems, { ...Object.fromEntries(filled), strangers })
    places.push(...placesOf(document, its.items, [...at, '0']))
  }
  if (its.properties || typeof its.additionalProperties === 'object') {
    const own = its.properties ? (sampleOf(document, its) as object) : {}
    const names = (n: number) => Array.from({ length: n }, (_, index) => [`n${1_000_000 + index}`, 1])
    add(its.maxProperties, { 'more names': (n) => ({ ...own, ...Object.fromEntries(names(n)) }) })
  }
  for (const [name, part] of Object.entries(its.properties ?? {})) {
    places.push(...placesOf(document, part, [...at, name]))
  }
  for (const choice of choicesOf(its)) places.push(...placesOf(document, choice, at))
  return places
}

/** A value with another one in a place of it. */
export function placed(value: unknown, [key, ...rest]: string[], grown: unknown): unknown {
  if (key === undefined) return grown
  if (Array.isArray(value)) return [placed(value[0], rest, grown)]
  const fields = (value ?? {}) as Record<string, unknown>
  return { ...fields, [key]: placed(fields[key], rest, grown) }
}

const choicesOf = ({ oneOf, anyOf }: Schema): Schema[] =>
  (oneOf ?? anyOf ?? []).filter((choice) => choice.$ref || choice.type)

/** A schema without references on its first level, and with the fields of all its parts. */
export function flat(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, ...beside } = schema
  const own = $ref ? { ...flat(document, resolve(document, { $ref })), ...beside } : schema
  const parts = (own.allOf ?? []).map((part) => flat(document, part))
  const properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties)
  return Object.keys(properties).length > 0 ? { ...own, properties } : own
}
