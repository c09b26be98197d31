import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import { usePattern } from 'ajv/dist/vocabularies/code.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import { root } from '../build/root.ts'
import type { Schema } from '../contract/openapi-document.ts'
import { withFoldedChoice } from './folded-choices.ts'

/**
 * Compiles schemas to plain functions without imports.
 * @param schemas every schema by its name; a `$ref` is such a name
 * @param used names of those that are called from outside
 * @param useDefaults whether the functions write the defaults of what is left out into the data
 */
export async function compileSchemas(
  schemas: Record<string, Schema>,
  used: ReadonlySet<string>,
  useDefaults: boolean,
): Promise<string> {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    verbose: true,
    strictTypes: false,
    discriminator: true,
    useDefaults,
  })
  addFormats.default(ajv)
  for (const keyword of ['x-expects', 'x-error-code', 'x-names', 'x-secret', 'style', 'explode'])
    ajv.addKeyword(keyword)
  // Judged by the digits that a number is written with: 0.1 + 0.2 has seventeen decimals and not one.
  ajv.addKeyword({
    keyword: 'x-max-decimals',
    type: 'number',
    schemaType: 'number',
    code: (context) => {
      const digits = usePattern(context, `^-?\\d+(\\.\\d{1,${context.schema}})?$`)
      context.fail(_`!${digits}.test(String(${context.data}))`)
    },
  })
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(prepared(schemas, schema), name)
  const names = [...used].sort()
  const source = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])))
  const bundled = await build({
    stdin: { contents: source, resolveDir: `${root}scripts`, loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'compiled',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['main'],
    legalComments: 'none',
  })
  // Where npm put a package is no part of the result.
  const text = bundled.outputFiles[0]?.text.replaceAll(/[\w./-]*node_modules\//g, 'node_modules/') ?? ''
  return `${inLinearTime(text)}
/** Compiled checks by the name of the schema. */
export const schemas: Record<string, CompiledSchema> = compiled
`
}

/** A schema with what makes its check fast, and its refusals helpful, on every level. */
function prepared(schemas: Record<string, Schema>, schema: Schema): Schema {
  const onEveryLevel = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(onEveryLevel)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).map(([key, inner]) => [key, onEveryLevel(inner)])
    return withNames(schemas, lengthFirst(withFoldedChoice(schemas, Object.fromEntries(entries))))
  }
  return onEveryLevel(schema) as Schema
}

/** A list that is too long is refused by its length, and its entries are not looked at. */
function lengthFirst({ items, ...schema }: Schema): Schema {
  if (typeof schema.maxItems !== 'number' || typeof items !== 'object')
    return items ? { ...schema, items } : schema
  const condition = [
    ['if', { maxItems: schema.maxItems }],
    ['then', { items }],
  ]
  return { ...schema, ...Object.fromEntries(condition) }
}

/** Where the fields stand in other schemas, a refusal of an unknown one would not know their names. */
function withNames(schemas: Record<string, Schema>, schema: Schema): Schema {
  return schema.unevaluatedProperties === false
    ? { ...schema, 'x-names': [...new Set(namesOf(schemas, schema))] }
    : schema
}

const namesOf = (schemas: Record<string, Schema>, { $ref, properties, allOf }: Schema): string[] => [
  ...Object.keys(properties ?? {}),
  ...(($ref && namesOf(schemas, schemas[$ref] ?? {})) || []),
  ...(allOf?.flatMap((part) => namesOf(schemas, part)) ?? []),
]

/** More complaints than anybody is shown; several may speak of one place. */
const mostComplaints = 1000

const joins = /(vErrors === null \? (\w+)\.errors : )vErrors\.concat\(\2\.errors\)/g
const overEntries = /for \(let (i\d+) = 0; \1 < (len\d+); \1\+\+\)/g
const overKeys = /for \(const key\d+ in \w+\) \{/g

/**
 * With `allErrors`, Ajv goes through all entries of a list and copies all complaints so far for each wrong one: time
 * that grows with the square of the body. Here complaints are added in place, and a loop ends when there are enough.
 */
function inLinearTime(source: string): string {
  for (const pattern of [joins, overEntries, overKeys]) {
    if (source.search(pattern) === -1)
      throw new Error(`The compiled checks have nothing like ${pattern} any more: see compile-schemas.ts.`)
  }
  return `${source
    .replaceAll(joins, '$1addComplaints(vErrors, $2.errors)')
    .replaceAll(overEntries, `for (let $1 = 0; $1 < $2 && errors < ${mostComplaints}; $1++)`)
    .replaceAll(overKeys, `$& if (errors >= ${mostComplaints}) break;`)}
function addComplaints(all: unknown[], more: unknown[]) {
  for (const one of more) all.push(one)
  return all
}`
}
