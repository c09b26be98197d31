import type { RuleDefinition } from '@stoplight/spectral-core'
import { isJsonMediaType } from '../document/media-type.ts'
import { titleOf } from '../document/operations.ts'
import { type Place, under } from '../document/place.ts'
import { type Located, nameOf } from '../document/reader.ts'
import type { Survey } from '../document/survey.ts'
import { documentRule, type Finding } from '../rules/document-rule.ts'
import type { ContractOperation } from './contract-data.ts'
import { type FieldTree, missingFields, parseFields } from './field-tree.ts'
import { hasParameter } from './parameters.ts'

/** The rule that a document still has everything the contract promises for one operation. */
export function operationRule(expected: ContractOperation): RuleDefinition {
  const title = titleOf(expected)
  const fields = Object.entries(expected.responseFields).map(
    ([status, paths]) => [status, parseFields(paths)] as const,
  )
  return documentRule({
    description: `${title} (${expected.operationId}) has the parameters, responses and fields of the contract.`,
    severity: expected.sampleOnly ? 'info' : 'error',
    find: (survey) => {
      const { reader } = survey
      const paths = reader.member(reader.root, 'paths')
      const entry = paths === undefined ? undefined : reader.member(paths, expected.path)
      const pathItem = entry === undefined ? undefined : reader.open(entry)
      const operation = pathItem === undefined ? undefined : reader.member(pathItem, expected.method)
      if (pathItem === undefined || operation === undefined) {
        return [missingOperation(expected, title, (pathItem ?? paths)?.place ?? null)]
      }
      return [
        ...checkRequest(expected, title, survey, pathItem, operation),
        ...checkResponses(expected, title, survey, operation),
        ...fields.flatMap(([status, tree]) => checkBody(status, tree, title, survey, operation)),
      ]
    },
  })
}

function missingOperation({ operationId }: ContractOperation, title: string, place: Place): Finding {
  const message =
    `The operation ${title} (${operationId} of the contract) is missing. ` +
    `Describe it, or switch off innwire-contract-${operationId} if the service does not offer it.`
  return { message, place }
}

function checkRequest(
  expected: ContractOperation,
  title: string,
  { reader }: Survey,
  pathItem: Located,
  operation: Located,
): Finding[] {
  const findings = expected.parameters
    .filter((parameter) => !hasParameter(reader, pathItem, operation, parameter))
    .map((parameter) => ({
      message:
        `${title} lacks the ${parameter.in} parameter "${parameter.name}", which the contract requires. ` +
        'Add it to its parameters.',
      place: operation.place,
    }))
  if (expected.bodyRequired && operation.value.requestBody === undefined) {
    findings.push({
      message: `${title} lacks the request body that the contract requires. Add "requestBody".`,
      place: operation.place,
    })
  }
  return findings
}

function checkResponses({ statuses }: ContractOperation, title: string, survey: Survey, operation: Located) {
  return statuses
    .filter((status) => responseOf(survey, operation, status) === undefined)
    .map((status) => ({
      message: `${title} lacks the response ${status} of the contract. Add it to its responses.`,
      place: operation.value.responses === undefined ? operation.place : under(operation.place, 'responses'),
    }))
}

function checkBody(
  status: string,
  tree: FieldTree,
  title: string,
  survey: Survey,
  operation: Located,
): Finding[] {
  const { reader } = survey
  const entry = responseOf(survey, operation, status)
  const response = entry === undefined ? undefined : reader.open(entry)
  // A missing response is reported as such; a broken reference is reported by Spectral.
  if (response === undefined) return []
  const body = reader.members(response, 'content').find((mediaType) => isJsonMediaType(nameOf(mediaType)))
  if (body === undefined) {
    const message = `Response ${status} of ${title} has no JSON body. Add "application/json" with the contract's fields.`
    return [{ message, place: response.place }]
  }
  const schema = reader.member(body, 'schema')
  return missingFields(tree, schema === undefined ? [] : [schema], survey).map((field) => ({
    message: `Response ${status} of ${title} lacks the field ${field} of the contract. Add it to the schema.`,
    place: body.place,
  }))
}

/** The response with this status, or with the range (`4XX`) that covers it. */
function responseOf({ reader }: Survey, operation: Located, status: string): Located | undefined {
  const responses = reader.member(operation, 'responses')
  if (responses === undefined) return undefined
  const range = `${status.charAt(0)}XX`
  return (
    reader.member(responses, status) ??
    reader.member(responses, range) ??
    reader.member(responses, range.toLowerCase())
  )
}
