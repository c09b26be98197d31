import fc from 'fast-check'
import { type OpenApiDocument, resolve, type Schema } from '../../../../scripts/contract/openapi-document.ts'

/** Values that mean something to the server, by the name of the field; the schema alone would hardly hit one. */
export type KnownValues = Record<string, unknown[]>

const fewItems = 4

/** Good values by a schema of the contract, on its bounds more often than not. */
export function valuesOf(
  document: OpenApiDocument,
  schema: Schema,
  known: KnownValues,
  name = '',
): fc.Arbitrary<unknown> {
  const its = flat(document, schema)
  const of = (part: Schema, partName = name) => valuesOf(document, part, known, partName)
  const preferred = [...(known[name] ?? []), ...(its.example === undefined ? [] : [its.example])]
  const made = byType(its, of)
  const strong = known[name] ? 8 : 1
  return preferred.length > 0
    ? fc.oneof({ weight: strong, arbitrary: fc.constantFrom(...preferred) }, { weight: 2, arbitrary: made })
    : made
}

function byType(
  schema: Schema,
  of: (part: Schema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices && !schema.properties) return fc.oneof(...choices.map((choice) => of(choice)))
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, of)))
}

function ofType(
  type: string,
  schema: Schema,
  of: (part: Schema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return numbers(type, schema)
  if (type === 'array') {
    const { minItems = 0, maxItems = fewItems } = schema as { minItems?: number; maxItems?: number }
    return fc.array(of(schema.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, fewItems)),
    })
  }
  if (type === 'object') return objects(schema, of)
  return texts(schema)
}

function objects(schema: Schema, of: (part: Schema, name?: string) => fc.Arbitrary<unknown>) {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, part]) => [name, of(part, name)] as const)
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), of(additionalProperties as Schema), {
      maxKeys: 3,
    })
  }
  // One of several sets of fields is needed, such as the one code or the other.
  const alternatives = (schema.anyOf ?? [{}]).map((choice) => [...required, ...(choice.required ?? [])])
  return fc.constantFrom(...alternatives).chain((needed) =>
    fc.record(Object.fromEntries(fields), {
      requiredKeys: [...new Set(needed)].filter((name) => name in properties),
    }),
  )
}

function numbers(type: string, schema: Schema): fc.Arbitrary<number> {
  const bounds = schema as { minimum?: number; maximum?: number; exclusiveMinimum?: number }
  const least = Math.ceil(bounds.minimum ?? bounds.exclusiveMinimum ?? -1000)
  const most = Math.floor(Math.min(bounds.maximum ?? 1000, Number.MAX_SAFE_INTEGER))
  const whole = fc.integer({ min: least, max: most })
  const onBounds = fc.constantFrom(least, least + 1, most - 1, most)
  return fc.oneof(onBounds, whole, type === 'number' ? whole.map((number) => number + 0.5) : whole)
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = 60,
  } = schema as Record<string, unknown> & {
    minLength?: number
    maxLength?: number
  }
  // No test may reach anything outside this machine; nobody listens there.
  if (String(pattern).startsWith('^https?'))
    return fc.constantFrom('http://127.0.0.1:9/', 'https://127.0.0.1:9/x?y=1')
  if (format === 'date') return fc.integer({ min: -3, max: 1003 }).map(day)
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (typeof pattern === 'string' && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    fc.constantFrom('x'.repeat(minLength), 'x'.repeat(maxLength)),
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
  )
}

/** A schema without references on its first level, and with the fields of all its parts. */
function flat(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, ...beside } = schema
  const own = $ref ? { ...flat(document, resolve(document, { $ref })), ...beside } : schema
  const parts = own.allOf?.map((part) => flat(document, part)) ?? []
  if (parts.length === 0) return own
  return {
    ...own,
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    required: parts.flatMap((part) => part.required ?? []),
  }
}

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
