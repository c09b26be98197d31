import { type OpenApiDocument, operationsOf, resolve, type Schema } from '../contract/openapi-document.ts'
import { type GeneratedFile, generatedFrom } from './generated-file.ts'

/** The operation table, the values of every named enumeration, and the catalogue of error codes. */
export function generateOperations(document: OpenApiDocument): GeneratedFile[] {
  const folder = 'packages/types/src/generated'
  return [
    { path: `${folder}/operations.ts`, content: generatedFrom('operations') + operationTable(document) },
    { path: `${folder}/enums.ts`, content: generatedFrom('operations') + enumerations(document) },
  ]
}

function operationTable(document: OpenApiDocument): string {
  const rows = [...operationsOf(document)].map(({ path, method, operation }) => {
    const arrays = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.schema.type === 'array')
      .map((parameter) => parameter.name)
    return [operation.operationId, { method, path, tag: operation.tags[0], arrays }] as const
  })
  return `/**
 * Every operation of the contract by its \`operationId\`. \`arrays\` names the query parameters that hold arrays; each
 * value is sent under the name as it stands, \`[]\` included (D4).
 */
export const operationTable = ${literal(Object.fromEntries(rows))} as const
`
}

function enumerations(document: OpenApiDocument): string {
  const lists = Object.entries(document.components.schemas)
    .filter(([, schema]) => valuesOf(schema))
    .map(([name, schema]) => {
      const open = schema['x-extensible-enum'] ? ' More are not ruled out.' : ''
      return `/** The values of \`${name}\`.${open} */
export const ${lowerFirst(name)}Values = ${literal(valuesOf(schema))} as const
`
    })
  return `${lists.join('\n')}
${errorCatalogue(document, 'errorCodes')}`
}

export function errorCatalogue({ components }: OpenApiDocument, name: string): string {
  const catalogue = Object.values(components.schemas).find((schema) => schema['x-error-codes'])
  return `/** What each error code means: the HTTP status it comes with, and whether sending the same request again can help. */
export const ${name} = ${literal(catalogue?.['x-error-codes'])} as const
`
}

const valuesOf = (schema: Schema) =>
  schema['x-extensible-enum'] ??
  (schema.enum?.every((value) => typeof value === 'string') ? schema.enum : undefined)

const lowerFirst = (name: string) => name[0]?.toLowerCase() + name.slice(1)

export const literal = (value: unknown) => JSON.stringify(value, null, 2)
