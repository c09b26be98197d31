import { describe, expect, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import {
  type OpenApiDocument,
  operationsOf,
  resolve,
  type Schema,
} from '../../../../scripts/contract/openapi-document.ts'
import { flat } from './growing-values.ts'

const documents = { property: await bundleContract('property'), control: await bundleContract('control') }

/** The places of a schema that have no end: texts without a length, lists and maps without a number. */
function endless(document: OpenApiDocument, schema: Schema, path: string): string[] {
  const its = flat(document, schema)
  const types = [its.type].flat()
  const parts = [...(its.oneOf ?? []), ...(its.anyOf ?? [])]
  return [
    ...(types.includes('array') && its.maxItems === undefined ? [`${path} []`] : []),
    ...(types.includes('string') && !types.includes('array') && !hasEnd(its) ? [path] : []),
    ...(typeof its.additionalProperties === 'object' && its.maxProperties === undefined
      ? [`${path} {}`]
      : []),
    ...(its.items ? endless(document, its.items, `${path}[]`) : []),
    ...Object.entries(its.properties ?? {}).flatMap(([name, part]) =>
      endless(document, part, `${path}.${name}`),
    ),
    ...parts.flatMap((part) => partOf(document, part, path)),
  ]
}

/** A choice between sets of fields names fields that stand beside it. */
const partOf = (document: OpenApiDocument, part: Schema, path: string) =>
  part.$ref || part.type ? endless(document, part, path) : []

const hasEnd = ({ maxLength, enum: values, format, pattern }: Schema) =>
  maxLength !== undefined ||
  values !== undefined ||
  String(format).startsWith('date') ||
  (typeof pattern === 'string' && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(withoutSets(pattern)))

/** A sign within brackets, or of a look ahead, repeats nothing. */
const withoutSets = (pattern: string) => pattern.replace(/\(\?=[^)]*\)/g, '').replace(/\[[^\]]*\]/g, 'x')

describe.each(['property', 'control'] as const)('what a caller of the %s API fills', (api) => {
  const document = documents[api]

  it('has an end in every place', () => {
    const places = [...operationsOf(document)].flatMap(({ operation }) => {
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
      const sent = parameters.filter((parameter) => parameter.in !== 'header')
      const body = operation.requestBody && resolve(document, operation.requestBody)
      return [
        ...sent.flatMap(({ name, schema }) => endless(document, schema, `${operation.operationId} ${name}`)),
        ...Object.values(body?.content ?? {}).flatMap(({ schema }) =>
          endless(document, schema, operation.operationId),
        ),
      ]
    })
    expect(places).toEqual([])
  })
})
