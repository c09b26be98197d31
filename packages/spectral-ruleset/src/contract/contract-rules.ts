import type { RuleDefinition } from '@stoplight/spectral-core'
import { jsonBodiesOf, type Model, titleOf } from '../document/model.ts'
import { isJsonObject, type JsonNode } from '../document/node.ts'
import { under } from '../document/place.ts'
import { type Report, rule, ruleWith } from '../rules/rule.ts'
import { type FieldTree, missingFields, parseFields } from './field-tree.ts'
import { createFieldTypes, type FieldTypes } from './field-types.ts'

/** What the generated rules know of a contract. */
export type ContractData = {
  readonly operations: readonly ContractOperation[]
  readonly fieldTypes: FieldTypes
}

export type ContractOperation = {
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** The service's documentation shows the operation in a sample only. */
  readonly sampleOnly: boolean
  /** Required parameters. */
  readonly parameters: readonly Parameter[]
  readonly bodyRequired: boolean
  readonly statuses: readonly string[]
  /** Fields of the JSON body by 2xx status, written like `rooms[].dates[].date`. */
  readonly responseFields: Readonly<Record<string, readonly string[]>>
}

type Parameter = { readonly in: string; readonly name: string }

/** The rules that a contract gives: one for each of its operations, and one for the types of its fields. */
export function contractRules({ operations, fieldTypes }: ContractData): Record<string, RuleDefinition> {
  const rules = operations.map(
    (operation) => [`innwire-contract-${operation.operationId}`, operationRule(operation)] as const,
  )
  return {
    ...Object.fromEntries(rules),
    'innwire-field-types': ruleWith(
      {
        description:
          'A field has one of the JSON types that the contract gives its name, for requests and responses each. ' +
          'A name that the contract does not know has one type in the whole document. "integer" counts as "number", and "null" is not looked at.',
        severity: 'error',
      },
      { function: createFieldTypes(fieldTypes), functionOptions: { except: [] } },
    ),
  }
}

/** The rule that a document still has everything the contract promises for one operation. */
function operationRule(expected: ContractOperation): RuleDefinition {
  const { operationId } = expected
  const title = titleOf(expected)
  const description = `${title} (${operationId}) has the parameters, responses and fields of the contract.`
  const fields = new Map(
    Object.entries(expected.responseFields).map(([status, paths]) => [status, parseFields(paths)]),
  )
  return rule({ description, severity: expected.sampleOnly ? 'info' : 'error' }, (report, model) => ({
    root: (root) => {
      const paths = root.member('paths')
      const pathItem = paths?.member(expected.path)?.open()
      const operation = pathItem?.member(expected.method)
      if (pathItem === undefined || operation === undefined) {
        report(
          `The operation ${title} (${operationId} of the contract) is missing. ` +
            `Describe it, or switch off innwire-contract-${operationId} if the service does not offer it.`,
          (pathItem ?? paths)?.place ?? null,
        )
        return
      }
      for (const parameter of expected.parameters) {
        if (hasParameter(root, pathItem, operation, parameter)) continue
        report(
          `${title} lacks the ${parameter.in} parameter "${parameter.name}", which the contract requires. ` +
            'Add it to its parameters.',
          operation.place,
        )
      }
      if (expected.bodyRequired && operation.value.requestBody === undefined) {
        report(
          `${title} lacks the request body that the contract requires. Add "requestBody".`,
          operation.place,
        )
      }
      const hasResponses = operation.value.responses !== undefined
      for (const status of expected.statuses) {
        if (responseOf(operation, status) !== undefined) continue
        report(
          `${title} lacks the response ${status} of the contract. Add it to its responses.`,
          hasResponses ? under(operation.place, 'responses') : operation.place,
        )
      }
      for (const [status, tree] of fields) {
        // A missing response is reported as such; a broken reference is reported by Spectral.
        const response = responseOf(operation, status)?.open()
        if (response !== undefined) checkBody(response, `Response ${status} of ${title}`, tree, model, report)
      }
    },
  }))
}

/**
 * Whether an operation takes a parameter: by itself, through its path, or as an API key that its security
 * asks for (one service, two usual ways to describe a token in the query string).
 */
function hasParameter(root: JsonNode, pathItem: JsonNode, operation: JsonNode, wanted: Parameter): boolean {
  const isWanted = (entry: JsonNode) => {
    const found = entry.open()?.value
    // Nobody can say which parameter stands behind a broken reference; Spectral reports the reference.
    return found === undefined || (found.name === wanted.name && found.in === wanted.in)
  }
  const listed = [...operation.members('parameters'), ...pathItem.members('parameters')]
  return listed.some(isWanted) || keysOf(root, operation).some(isWanted)
}

function keysOf(root: JsonNode, operation: JsonNode): JsonNode[] {
  const security = operation.value.security ?? root.value.security
  const schemes = root.member('components', 'securitySchemes')
  if (schemes === undefined || !Array.isArray(security)) return []
  const names = security.flatMap((requirement) => (isJsonObject(requirement) ? Object.keys(requirement) : []))
  return names.flatMap((name) => schemes.member(name) ?? [])
}

/** The response with this status, or with the range (`4XX`) that covers it. */
function responseOf(operation: JsonNode, status: string): JsonNode | undefined {
  const range = `${status.charAt(0)}XX`
  const names = [status, range, range.toLowerCase()]
  return names.map((name) => operation.member('responses', name)).find((entry) => entry !== undefined)
}

function checkBody(response: JsonNode, title: string, tree: FieldTree, model: Model, report: Report): void {
  const [body] = jsonBodiesOf(response)
  if (body === undefined) {
    const advice = `Add "application/json" with the contract's fields.`
    report(`${title} has no JSON body. ${advice}`, response.place)
    return
  }
  const schema = body.member('schema')
  for (const field of missingFields(tree, schema === undefined ? [] : [schema], model.shape)) {
    report(`${title} lacks the field ${field} of the contract. Add it to the schema.`, body.place)
  }
}
