import type { DailyDateUpdate, DailyUpdate, DailyUpdateRejections, OperationId } from '@innwire/types'
import type { CompiledSchema, SchemaError } from './compiled-schema.ts'
import { describeErrors } from './describe-errors.ts'
import { schemas } from './generated/schemas.ts'

const checkDate = schemas.DailyDateUpdateAlone as CompiledSchema

/**
 * Why a date of a daily update is refused whatever the property has: a wrong value, an unknown field, or none (D37).
 * @returns a sentence, or undefined for a good date
 * @example dateFault({ date: '2026-12-24', price: -5 }) // 'Invalid price: give a decimal of 0 or more …; this is -5.'
 */
export function dateFault(date: DailyDateUpdate): string | undefined {
  if (checkDate(date)) return undefined
  const errors = checkDate.errors ?? []
  // Each entry of a long update may be wrong, so that only one of its faults is put into words.
  const [issue] = describeErrors(errors.slice(0, 1), 'request')
  if (!issue) return undefined
  if (errors[0]?.keyword === 'minProperties') return 'No field is set, so there is nothing to apply.'
  if (issue.code === 'unknown_field') return issue.message
  return `Invalid ${issue.path}: ${issue.message.replace('Give', 'give')}${othersThan(issue.path, errors)}`
}

/** The other fields that exist and are wrong. */
function othersThan(field: string, errors: SchemaError[]): string {
  if (errors.length === 1) return ''
  const names = new Set(errors.map(({ instancePath }) => instancePath.slice(1)))
  const others = [...names].filter((name) => name !== '' && name !== field)
  return others.length > 0 ? ` Invalid, too: ${others.join(', ')}.` : ''
}

/**
 * The dates of a daily update that are refused whatever the property has, as `errors` of the answer names them.
 * @param update one that `readRequest` accepted
 * @example refusedDates(read.body) // [{ 'HR:1': { '2026-12-24': 'Invalid price: give …' } }]
 */
export function refusedDates({ rooms }: DailyUpdate): DailyUpdateRejections[] {
  return rooms.flatMap(({ inv_code, rate_code, dates }) => {
    const sentences = dates.flatMap((date) => {
      const fault = dateFault(date)
      return fault === undefined ? [] : [[date.date, fault]]
    })
    return sentences.length > 0 ? [{ [inv_code ?? rate_code ?? '']: Object.fromEntries(sentences) }] : []
  })
}

/**
 * An example of success as the answer to one request: dates with wrong values are refused in an answer of status 200, so
 * that the example alone would be a lie (D37).
 * @param body of a request that `readRequest` accepted
 * @example withRefusedDates('updateRoomsDaily', read.body, { status: 'ok', transaction_id: '17' })
 */
export function withRefusedDates(operationId: OperationId, body: unknown, example: unknown): unknown {
  const errors = operationId === 'updateRoomsDaily' ? refusedDates(body as DailyUpdate) : []
  return errors.length > 0 ? { ...(example as object), status: 'try_again', errors } : example
}
