import type {
  ContractData,
  ContractOperation,
  TypesByName,
} from '../../packages/spectral-ruleset/src/contract/contract-data.ts'
import { jsonTypes } from '../../packages/spectral-ruleset/src/contract/json-types.ts'
import type { JsonObject } from '../../packages/spectral-ruleset/src/document/json.ts'
import { isJsonMediaType } from '../../packages/spectral-ruleset/src/document/media-type.ts'
import {
  type Operation,
  operationsOf,
  titleOf,
} from '../../packages/spectral-ruleset/src/document/operations.ts'
import { type Located, nameOf } from '../../packages/spectral-ruleset/src/document/reader.ts'
import { walkSchemas } from '../../packages/spectral-ruleset/src/document/schema-walk.ts'
import { type Survey, surveyOf } from '../../packages/spectral-ruleset/src/document/survey.ts'
import { ContractError } from '../contract/openapi-document.ts'
import type { GeneratedFile } from './generated-file.ts'

const heading = '// Generated from openapi/openapi.yaml by scripts/generate/spectral-ruleset.ts. Do not edit.'

/**
 * The data behind `@innwire/spectral-ruleset/contract`, from the bundled contract (one object, its `$ref`s
 * inside it).
 */
export function generateSpectralRuleset(document: JsonObject): GeneratedFile[] {
  const content = [
    heading,
    "import type { ContractData } from '../contract/contract-data.ts'",
    '',
    `export const contract: ContractData = ${JSON.stringify(contractDataOf(document), null, 2)}`,
    '',
  ].join('\n')
  return [{ path: 'packages/spectral-ruleset/src/generated/contract.ts', content }]
}

export function contractDataOf(document: JsonObject): ContractData {
  const survey = surveyOf({ data: document, file: null, others: {} })
  const operations = operationsOf(survey.reader).map((operation) => operationOf(survey, operation))
  refuseDuplicates(operations)
  return {
    operations: operations.sort(by(({ operationId }) => operationId)),
    fieldTypes: {
      request: typesByName(survey, survey.parts.requestSchemas),
      response: typesByName(survey, survey.parts.responseSchemas),
    },
  }
}

function operationOf(survey: Survey, operation: Operation): ContractOperation {
  const { reader } = survey
  const { value } = operation.located
  if (typeof value.operationId !== 'string') {
    throw new ContractError(
      `${titleOf(operation)} has no operationId. Give it one: its Spectral rule is named after it.`,
    )
  }
  const body = reader.member(operation.located, 'requestBody')
  const responses = reader.members(operation.located, 'responses')
  const bodies = responses
    .filter((response) => /^2\d\d$/.test(nameOf(response)))
    .flatMap((response) => {
      const schema = jsonSchemaOf(survey, response)
      return schema === undefined ? [] : [[nameOf(response), fieldsBelow(survey, [schema])] as const]
    })
  return {
    operationId: value.operationId,
    method: operation.method,
    path: operation.path,
    sampleOnly: value['x-basis'] === 'sample',
    parameters: requiredParameters(survey, operation),
    bodyRequired: body !== undefined && reader.open(body)?.value.required === true,
    statuses: responses.map(nameOf).sort(),
    responseFields: Object.fromEntries(bodies.sort(by(([status]) => status))),
  }
}

function requiredParameters({ reader }: Survey, { located, pathItem }: Operation) {
  const byIdentity = new Map<string, { in: string; name: string; required: boolean }>()
  // The operation's own parameters come last: they replace those of the path.
  for (const entry of [...reader.members(pathItem, 'parameters'), ...reader.members(located, 'parameters')]) {
    const value = reader.open(entry)?.value
    if (typeof value?.in !== 'string' || typeof value.name !== 'string') continue
    const identity = `${value.in} ${value.name}`
    byIdentity.set(identity, { in: value.in, name: value.name, required: value.required === true })
  }
  return [...byIdentity.values()]
    .filter(({ required }) => required)
    .map(({ in: place, name }) => ({ in: place, name }))
    .sort(by((parameter) => `${parameter.in} ${parameter.name}`))
}

function jsonSchemaOf({ reader }: Survey, entry: Located): Located | undefined {
  const response = reader.open(entry)
  const bodies = response === undefined ? [] : reader.members(response, 'content')
  const body = bodies.find((mediaType) => isJsonMediaType(nameOf(mediaType)))
  return body === undefined ? undefined : reader.member(body, 'schema')
}

/** Every field below the schemas; a schema that contains itself is written out once. */
function fieldsBelow(
  survey: Survey,
  schemas: readonly Located[],
  prefix = '',
  above: ReadonlySet<JsonObject> = new Set(),
): string[] {
  const bodyOf = (schema: Located) => (survey.reader.open(schema) ?? schema).value
  const fresh = schemas.filter((schema) => !above.has(bodyOf(schema)))
  const within = new Set([...above, ...fresh.map(bodyOf)])
  const shapes = fresh.map(survey.shape)
  const names = [...new Set(shapes.flatMap(({ properties }) => [...properties.keys()]))].sort()
  const items = shapes.flatMap((shape) => shape.items)
  return [
    ...names.flatMap((name) => {
      if (/[.[\]]/.test(name)) {
        throw new ContractError(
          `The field "${name}" has a dot or a bracket in its name, which the table cannot hold.`,
        )
      }
      const path = prefix === '' ? name : `${prefix}.${name}`
      const found = shapes.flatMap(({ properties }) => properties.get(name) ?? [])
      return [path, ...fieldsBelow(survey, found, path, within)]
    }),
    ...(items.length === 0 ? [] : fieldsBelow(survey, items, `${prefix}[]`, within)),
  ]
}

function typesByName(survey: Survey, roots: readonly Located[]): TypesByName {
  const types = new Map<string, Set<string>>()
  for (const property of walkSchemas(survey.reader, roots).properties) {
    const found = jsonTypes(survey.facts(property))
    const known = types.get(nameOf(property)) ?? new Set()
    if (found.length > 0) types.set(nameOf(property), new Set([...known, ...found]))
  }
  const entries = [...types].map(([name, found]) => [name, [...found].sort()] as const)
  return Object.fromEntries(entries.sort(by(([name]) => name)))
}

function refuseDuplicates(operations: readonly ContractOperation[]): void {
  const seen = new Set<string>()
  for (const { operationId } of operations) {
    if (seen.has(operationId))
      throw new ContractError(`Two operations are called ${operationId}. Rename one of them.`)
    seen.add(operationId)
  }
}

/** Orders by code unit, so that the file is the same on every machine. */
function by<T>(key: (entry: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)
}
