import type { OperationId } from '@innwire/types'
import type { FieldTable } from './check-fields.ts'
import { type JsonObject, recorded } from './json.ts'

/** The fields of an object, with the operations and the status that answer with it. */
export type AnswerTable = FieldTable & { operations: OperationId[]; status: number }

/** A table of answers with status 200; `sample` is a recorded payload by its name, or what makes a body. */
export const answer = (
  object: string,
  operations: OperationId[],
  sample: string | (() => JsonObject),
  at: string,
  fields: FieldTable['fields'],
): AnswerTable => ({
  object,
  operations,
  sample: typeof sample === 'string' ? () => recorded(sample) : sample,
  at,
  fields,
  status: 200,
})
