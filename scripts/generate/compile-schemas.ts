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
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
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
  const text = bundled.outputFiles[0]?.text.replaceAll(/[\w./-]*node_modules\//g, 'node_modules/')
  return `${text}
/** Compiled checks by the name of the schema. */
export const schemas: Record<string, CompiledSchema> = compiled
`
}
