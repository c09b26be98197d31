import type { RefusedValue } from './standing.ts'

/** Values of a room that did not arrive for one reason, for a person. */
export type RefusedRow = {
  code: string
  /** Dates, those that follow each other as a span. */
  dates: string
  /** What of them: a single value, or the fields and how many values. */
  values: string
  by: string
  state: string
  reason: string
  /** The newest transaction that tells of it. */
  transaction: string | null
}

const dayMs = 86_400_000
const mostSpans = 4

/** A season that a channel refuses is one line, and not one for each night. */
export function refusedRows(refused: RefusedValue[]): RefusedRow[] {
  const groups = Map.groupBy(refused, ({ code, channel, state, reason }) =>
    JSON.stringify([code, channel, state, reason]),
  )
  return [...groups.values()].map((values) => {
    const [first] = values as [RefusedValue]
    const { code, channel, state, reason } = first
    const transaction = values.findLast((one) => one.transaction !== null)?.transaction ?? null
    const dates = spansOf(values.map(({ date }) => date))
    return {
      code,
      dates,
      values: shownValues(values),
      by: channel ?? 'the service',
      state,
      reason,
      transaction,
    }
  })
}

function shownValues(values: RefusedValue[]): string {
  const [first] = values as [RefusedValue]
  if (values.length === 1) return `${first.field} ${first.value}`
  const fields = [...new Set(values.map(({ field }) => field))]
  return `${fields.join(', ')} (${values.length.toLocaleString('en')})`
}

function spansOf(dates: string[]): string {
  const spans: { first: string; last: string }[] = []
  for (const date of [...new Set(dates)].sort()) {
    const last = spans.at(-1)
    if (last && Date.parse(date) - Date.parse(last.last) === dayMs) last.last = date
    else spans.push({ first: date, last: date })
  }
  const shown = spans
    .slice(0, mostSpans)
    .map(({ first, last }) => (first === last ? first : `${first} to ${last}`))
  const more = spans.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`
}
