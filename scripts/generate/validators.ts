import type { OperationChecks } from '../../packages/validators/src/contract.ts'
import type { Reading } from '../../packages/validators/src/read-fields.ts'
import {
  ContractError,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
} from '../contract/openapi-document.ts'
import { type Bareness, bare } from './bare-schemas.ts'
import { compileSchemas } from './compile-schemas.ts'
import { withDefaultsFilled } from './filled-defaults.ts'
import { type GeneratedFile, generatedFrom } from './generated-file.ts'

/**
 * Compiles every request and response schema of the contract to plain functions, so that nothing is compiled, and
 * no code is made from text, where the validators run.
 */
export async function generateValidators(document: OpenApiDocument): Promise<GeneratedFile[]> {
  const folder = 'packages/validators/src/generated'
  const { checks, compiled } = await validatorsOf(document, { fillsDefaults: false })
  const header = generatedFrom('validators')
  const imports = "import type { CompiledSchema } from '../compiled-schema.ts'\n\n"
  return [
    { path: `${folder}/schemas.ts`, content: `${header}// @ts-nocheck\n${imports}${compiled}` },
    { path: `${folder}/operations.ts`, content: header + checks },
  ]
}

/**
 * The table of the checks and the compiled schemas. When defaults are filled in, they are filled into requests only,
 * and answers are held to have everything that has a default.
 */
export async function validatorsOf(
  document: OpenApiDocument,
  { fillsDefaults }: { fillsDefaults: boolean },
): Promise<{ checks: string; compiled: string }> {
  const request: Bareness = { defaults: fillsDefaults, rename: (name) => name }
  const answer: Bareness = fillsDefaults ? { defaults: false, rename: (name) => `${name}Answer` } : request
  const schemas: Record<string, Schema> = bareSchemas(document, request)
  if (fillsDefaults) Object.assign(schemas, bareSchemas(withDefaultsFilled(document), answer))
  const alone = Object.keys(document.components.schemas).filter(
    (name) => document.components.schemas[name]?.['x-refused-alone'],
  )
  for (const name of alone) {
    const schema = schemas[name] as Schema
    schemas[`${name}Alone`] = schema
    schemas[name] = shapeOf(schema)
  }
  const operations: Record<string, OperationChecks> = {}
  for (const { operation } of operationsOf(document)) {
    const { operationId, 'x-merged-input': merged } = operation
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
    const path = parameters.filter((parameter) => parameter.in === 'path')
    const query = parameters.filter((parameter) => parameter.in === 'query')
    if (path.length > 0) schemas[`${operationId}Path`] = schemaOf(path, request)
    if (!merged) schemas[`${operationId}Query`] = schemaOf(query, request)
    operations[operationId] = {
      ...(path.length > 0 && {
        path: { parameters: readings(document, path), schema: `${operationId}Path` },
      }),
      parameters: readings(document, query, merged !== undefined),
      query: merged ?? `${operationId}Query`,
      body: bodyOf(document, operation),
      responses: responsesOf(document, operation, answer),
    }
  }
  return {
    checks: `/** How the parts of each operation are read, and the compiled schemas that check them. */
export const operationSchemas = ${JSON.stringify(operations, null, 2)} as const
`,
    compiled: await compileSchemas(
      schemas,
      new Set([...namesIn(operations), ...alone.map((name) => `${name}Alone`)]),
      fillsDefaults,
    ),
  }
}

/** What the request as a whole needs of an entry that is refused by itself: enough to name it. */
const shapeOf = ({ required = [], properties = {} }: Schema): Schema => ({
  type: 'object',
  required,
  properties: Object.fromEntries(required.map((name) => [name, properties[name] as Schema])),
})

function bareSchemas(document: OpenApiDocument, bareness: Bareness): Record<string, Schema> {
  const entries = Object.entries(document.components.schemas)
  return Object.fromEntries(entries.map(([name, schema]) => [bareness.rename(name), bare(schema, bareness)]))
}

const schemaOf = (parameters: Parameter[], bareness: Bareness): Schema => ({
  type: 'object',
  required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, bare(schema, bareness)])),
})

/** @param merged whether the fields are checked as text, since they may come from a form, too (D3) */
const readings = (document: OpenApiDocument, parameters: Parameter[], merged = false) =>
  Object.fromEntries(
    parameters.map(({ name, schema }) => {
      const its = reading(resolve(document, schema))
      return [name, merged && its !== 'array' ? 'text' : its]
    }),
  )

function reading(schema: Schema): Reading {
  if (schema.type === 'integer' || schema.type === 'boolean') return schema.type
  return schema.type === 'array' ? 'array' : 'text'
}

function bodyOf(document: OpenApiDocument, operation: Operation): OperationChecks['body'] {
  const body = operation.requestBody && resolve(document, operation.requestBody)
  const [mediaType, content] = Object.entries(body?.content ?? {})[0] ?? []
  if (!mediaType) return null
  const schema = operation['x-merged-input']
    ? null
    : schemaName(content?.schema, `the body of ${operation.operationId}`)
  return { mediaType, required: body?.required ?? false, schema }
}

function responsesOf(
  document: OpenApiDocument,
  operation: Operation,
  { rename }: Bareness,
): OperationChecks['responses'] {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => {
      const { content } = resolve(document, response)
      if (!content) return [status, null]
      const place = `the ${status} of ${operation.operationId}`
      return [status, rename(schemaName(Object.values(content)[0]?.schema, place))]
    }),
  )
}

function schemaName(schema: Schema | undefined, place: string): string {
  const name = schema?.$ref?.split('/').at(-1)
  if (name) return name
  throw new ContractError(
    `The schema of ${place} has no name. Write it to openapi/components/schemas/NAME.yaml, and put a $ref there: types and checks are named after it.`,
  )
}

const namesIn = (operations: Record<string, OperationChecks>) =>
  new Set(
    Object.values(operations)
      .flatMap(({ path, query, body, responses }) => [
        path?.schema,
        query,
        body?.schema,
        ...Object.values(responses),
      ])
      .filter((name) => typeof name === 'string'),
  )
