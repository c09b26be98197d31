import { operationTable } from '@innwire/types'
import { type AnswerTable, answer } from './answer-table.ts'
import { objects, oneOf, optional, text } from './field-values.ts'
import type { JsonObject } from './json.ts'

/** An error body (D9). */
export const errorBody = (): JsonObject => ({
  status: 'error',
  code: 'validation_failed',
  message: 'The request is wrong in 1 place. Correct it.',
  request_id: '0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90',
  errors: [
    { path: 'rooms[0].dates[3].date', code: 'invalid_value', message: 'Give a calendar date as YYYY-MM-DD.' },
  ],
})

const everyOperation = Object.keys(operationTable) as (keyof typeof operationTable)[]
const code = oneOf('validation_failed', 'required', 'too_many_dates')

/** The error body, the same on every operation. */
export const errorAnswers: AnswerTable[] = [
  answer('ErrorBody', everyOperation, errorBody, '', {
    status: oneOf('error'),
    code,
    message: text,
    request_id: text,
    // Left out where no place of the request is at fault; never empty.
    errors: optional({ accepts: [], refuses: [...objects.refuses, { value: [] }] }),
  }),
  answer('ErrorPlace', everyOperation, errorBody, 'errors[0]', { path: text, code, message: text }),
].map((table) => ({ ...table, status: 401 }))
