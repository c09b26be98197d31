import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import { usePattern } from 'ajv/dist/vocabularies/code.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import type { Schema } from '../openapi-document.ts'
import { root } from '../root.ts'

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
  for (const keyword of ['x-expects', 'x-error-code', 'style', 'explode']) ajv.addKeyword(keyword)
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
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(lengthFirst(schema), name)
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

/** A list that is too long is refused by its length; its entries are not looked at. */
function lengthFirst(schema: unknown): Schema {
  if (Array.isArray(schema)) return schema.map(lengthFirst) as Schema
  if (schema === null || typeof schema !== 'object') return schema as Schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, lengthFirst(value)]))
  const { maxItems, items, ...others } = inner as Schema
  if (typeof maxItems !== 'number' || typeof items !== 'object') return inner as Schema
  return { ...others, maxItems, if: { maxItems }, then: { items } } as Schema
}

/** More complaints than anybody is shown; several may speak of one place. */
const mostComplaints = 1000

const joins = /(vErrors === null \? (\w+)\.errors : )vErrors\.concat\(\2\.errors\)/g
const overEntries = /for \(let (i\d+) = 0; \1 < (len\d+); \1\+\+\)/g

/**
 * With `allErrors`, Ajv goes through every entry of a list and copies all complaints so far for each wrong one: time
 * that grows with the square of the body. Here complaints are added in place, and after enough of them nobody looks on.
 */
function inLinearTime(source: string): string {
  if (!joins.test(source) || !overEntries.test(source))
    throw new Error('The compiled checks look different now: see inLinearTime in compile-schemas.ts.')
  return `${source
    .replaceAll(joins, '$1addComplaints(vErrors, $2.errors)')
    .replaceAll(overEntries, `for (let $1 = 0; $1 < $2 && errors < ${mostComplaints}; $1++)`)}
function addComplaints(all: unknown[], more: unknown[]) {
  for (const one of more) all.push(one)
  return all
}`
}
