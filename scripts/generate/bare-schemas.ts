import { mapValues, type Schema } from '../contract/openapi-document.ts'

/** Words for people stay out of the compiled code; only what a message needs goes in. */
const spoken = new Set([
  'description',
  'title',
  'example',
  'examples',
  'default',
  'x-basis',
  'x-decision',
  'x-refused-alone',
  'x-limits',
  'x-extensible-enum',
  'x-error-codes',
])
/** `double` is for programs with several kinds of numbers; there is nothing to check. */
const kept = (key: string, value: unknown) => !spoken.has(key) && value !== 'double'

/** How schemas are made ready for the compiler. */
export type Bareness = {
  /** Whether defaults stay in; they are for requests only. */
  defaults: boolean
  /** What each schema is called, and so what each `$ref` becomes. */
  rename: (name: string) => string
}

/** Takes out of a schema, or of anything that holds schemas, what the compiler does not need. */
export function bare(schema: Schema, bareness: Bareness): Schema {
  return strip(schema, bareness, true) as Schema
}

/** `keywords` is false where the keys are names of properties and not keywords. */
function strip(value: unknown, bareness: Bareness, keywords: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, bareness, true))
  if (value === null || typeof value !== 'object') return value
  if (!keywords) return mapValues(value, (inner) => strip(inner, bareness, true))
  const wanted = Object.entries(value).filter(
    ([key, inner]) => kept(key, inner) || (key === 'default' && bareness.defaults),
  )
  return Object.fromEntries(wanted.map(([key, inner]) => [key, keyword(key, inner, bareness)]))
}

function keyword(key: string, value: unknown, bareness: Bareness): unknown {
  switch (key) {
    case '$ref':
      // Ajv knows each schema by its bare name.
      return bareness.rename(String(value).split('/').at(-1) ?? '')
    case 'default':
      return value
    case 'discriminator':
      // The compiler reads the values from the schemas themselves and takes no mapping.
      return { propertyName: (value as { propertyName: string }).propertyName }
    default:
      return strip(value, bareness, key !== 'properties')
  }
}
