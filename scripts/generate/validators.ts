import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import { usePattern } from 'ajv/dist/vocabularies/code.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from '../openapi-document.ts'
import { root } from '../root.ts'
import type { GeneratedFile } from './generated-file.ts'
import { generatedFrom } from './generated-from.ts'

/** What a generated validator of one operation is made of; the values name compiled schemas. */
type OperationSchemas = {
  parameters: Record<string, 'text' | 'integer' | 'array'>
  query: string
  body: { mediaType: string; required: boolean; schema: string | null } | null
  responses: Record<string, string>
}

/**
 * Compiles every request and response schema of the contract to plain functions, so that nothing is compiled, and
 * no code is made from text, where the validators run.
 */
export async function generateValidators(document: OpenApiDocument): Promise<GeneratedFile[]> {
  const schemas = bareSchemas(document)
  const operations: Record<string, OperationSchemas> = {}
  for (const { operation } of operationsOf(document)) {
    operations[operation.operationId] = describeOperation(document, operation, schemas)
  }
  return [
    {
      path: 'packages/validators/src/generated/schemas.ts',
      content: `${generatedFrom('validators')}// @ts-nocheck\n${await compile(schemas, operations)}`,
    },
    {
      path: 'packages/validators/src/generated/operations.ts',
      content: `${generatedFrom('validators')}/** How the parts of each operation are read, and the compiled schemas that check them. */
export const operationSchemas = ${JSON.stringify(operations, null, 2)} as const
`,
    },
  ]
}

/** Words for people stay out of the compiled code; only what a message needs goes in. */
const spoken = new Set(['description', 'title', 'example', 'examples', 'default', 'x-basis', 'x-decision'])
const kept = (key: string) => !spoken.has(key) && key !== 'x-extensible-enum' && key !== 'x-error-codes'

function bareSchemas(document: OpenApiDocument): Record<string, Schema> {
  return strip(document.components.schemas, false) as Record<string, Schema>
}

/** `named` is true where the keys are names of properties or schemas and not keywords. */
function strip(value: unknown, keywords = true): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !keywords || kept(key))
      .map(([key, inner]) => [key, key === '$ref' ? lastPart(inner) : strip(inner, key !== 'properties')]),
  )
}

/** Ajv knows each schema by its bare name. */
const lastPart = (ref: unknown) => String(ref).split('/').at(-1)

function describeOperation(
  document: OpenApiDocument,
  operation: Operation,
  schemas: Record<string, Schema>,
): OperationSchemas {
  const query = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query')
  const body = operation.requestBody && resolve(document, operation.requestBody)
  const [mediaType, content] = Object.entries(body?.content ?? {})[0] ?? []
  const merged = operation['x-merged-input']
  if (!merged) {
    schemas[`${operation.operationId}Query`] = {
      type: 'object',
      required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      properties: Object.fromEntries(
        query.map((parameter) => [parameter.name, strip(parameter.schema) as Schema]),
      ),
    }
  }
  return {
    parameters: Object.fromEntries(query.map(({ name, schema }) => [name, reading(schema)])),
    query: merged ?? `${operation.operationId}Query`,
    body: mediaType
      ? { mediaType, required: body?.required ?? false, schema: merged ? null : schemaName(content?.schema) }
      : null,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        schemaName(Object.values(resolve(document, response).content ?? {})[0]?.schema),
      ]),
    ),
  }
}

function reading(schema: Schema): 'text' | 'integer' | 'array' {
  if (schema.type === 'integer') return 'integer'
  return schema.type === 'array' || (Array.isArray(schema.type) && schema.type.includes('array'))
    ? 'array'
    : 'text'
}

function schemaName(schema: Schema | undefined): string {
  const name = schema?.$ref?.split('/').at(-1)
  if (!name) throw new Error('Every JSON body of the contract must be a $ref to a named schema.')
  return name
}

async function compile(
  schemas: Record<string, Schema>,
  operations: Record<string, OperationSchemas>,
): Promise<string> {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    verbose: true,
    strictTypes: false,
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
  const used = new Set(
    Object.values(operations).flatMap(({ query, body, responses }) => [
      query,
      ...(body?.schema ? [body.schema] : []),
      ...Object.values(responses),
    ]),
  )
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
  return `import type { CompiledSchema } from '../compiled-schema.ts'

${text}
/** Compiled checks by the name of the schema. */
export const schemas: Record<string, CompiledSchema> = compiled
`
}
