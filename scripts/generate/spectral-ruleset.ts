import type {
  ContractData,
  ContractOperation,
} from '../../packages/spectral-ruleset/src/contract/contract-rules.ts'
import type { TypesByName } from '../../packages/spectral-ruleset/src/contract/field-types.ts'
import {
  jsonBodiesOf,
  type Model,
  modelOf,
  type Operation,
  operationsOf,
  titleOf,
} from '../../packages/spectral-ruleset/src/document/model.ts'
import type { JsonNode, JsonObject } from '../../packages/spectral-ruleset/src/document/node.ts'
import {
  comparedTypes,
  propertiesOf,
  schemasBelow,
} from '../../packages/spectral-ruleset/src/document/schema.ts'
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
    "import type { ContractData } from '../contract/contract-rules.ts'",
    '',
    `export const contract: ContractData = ${JSON.stringify(contractDataOf(document), null, 2)}`,
    '',
  ].join('\n')
  return [{ path: 'packages/spectral-ruleset/src/generated/contract.ts', content }]
}

export function contractDataOf(document: JsonObject): ContractData {
  const model = modelOf({ data: document })
  const operations = operationsOf(model.root).map((operation) => operationOf(model, operation))
  refuseDuplicates(operations)
  return {
    operations: operations.sort(by(({ operationId }) => operationId)),
    fieldTypes: {
      request: typesByName(model, model.requestSchemas),
      response: typesByName(model, model.responseSchemas),
    },
  }
}

function operationOf(model: Model, operation: Operation): ContractOperation {
  const { node, method, path } = operation
  const { operationId, 'x-basis': basis } = node.value
  if (typeof operationId !== 'string') {
    throw new ContractError(
      `${titleOf(operation)} has no operationId. Give it one: its Spectral rule is named after it.`,
    )
  }
  const responses = node.members('responses').sort(by(({ name }) => name))
  const bodies = responses.flatMap((response) => {
    const schema = /^2\d\d$/.test(response.name) && jsonSchemaOf(response)
    return schema ? [[response.name, fieldsBelow(model, [schema])] as const] : []
  })
  return {
    operationId,
    method,
    path,
    sampleOnly: basis === 'sample',
    parameters: requiredParameters(operation),
    bodyRequired: node.member('requestBody')?.open()?.value.required === true,
    statuses: responses.map(({ name }) => name),
    responseFields: Object.fromEntries(bodies),
  }
}

function requiredParameters({ node, pathItem }: Operation) {
  const byIdentity = new Map<string, { in: string; name: string; required: boolean }>()
  // The operation's own parameters come last: they replace those of the path.
  for (const entry of [...pathItem.members('parameters'), ...node.members('parameters')]) {
    const value = entry.open()?.value
    if (typeof value?.in !== 'string' || typeof value.name !== 'string') continue
    const identity = `${value.in} ${value.name}`
    byIdentity.set(identity, { in: value.in, name: value.name, required: value.required === true })
  }
  return [...byIdentity.values()]
    .filter(({ required }) => required)
    .map(({ in: place, name }) => ({ in: place, name }))
    .sort(by((parameter) => `${parameter.in} ${parameter.name}`))
}

function jsonSchemaOf(entry: JsonNode): JsonNode | undefined {
  const response = entry.open()
  return response && jsonBodiesOf(response)[0]?.member('schema')
}

/** Every field below the schemas; a schema that contains itself is written out once. */
function fieldsBelow(
  model: Model,
  schemas: readonly JsonNode[],
  prefix = '',
  above: ReadonlySet<JsonObject> = new Set(),
): string[] {
  const bodyOf = (schema: JsonNode) => (schema.open() ?? schema).value
  const fresh = schemas.filter((schema) => !above.has(bodyOf(schema)))
  const within = new Set([...above, ...fresh.map(bodyOf)])
  const shapes = fresh.map(model.shape)
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
      return [path, ...fieldsBelow(model, found, path, within)]
    }),
    ...(items.length === 0 ? [] : fieldsBelow(model, items, `${prefix}[]`, within)),
  ]
}

function typesByName({ facts }: Model, roots: readonly JsonNode[]): TypesByName {
  const types = new Map<string, readonly string[]>()
  for (const property of propertiesOf(schemasBelow(roots))) {
    const found = comparedTypes(facts(property))
    if (found.length === 0) continue
    types.set(property.name, [...new Set([...(types.get(property.name) ?? []), ...found])].sort())
  }
  return Object.fromEntries([...types].sort(by(([name]) => name)))
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
