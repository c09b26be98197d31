import type { RequestRecord } from '../../../src/generated/control.ts'

export type Filter = { text: string; onlyRefused: boolean }

/** Whether a request has all words of the filter somewhere, and is no full success where only others are wanted. */
export function fits(request: RequestRecord, { text, onlyRefused }: Filter): boolean {
  if (onlyRefused && toneOf(request) === 'good') return false
  const { operation_id, method, path, status, outcome, id, transaction_id, query } = request
  const place = [operation_id, method, path, query, status, outcome, id, transaction_id]
    .join(' ')
    .toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => place.includes(word))
}

/** A 200 is no success by itself: its result says whether all of it was done. */
const tones = { done: 'good', partly: 'doubt', refused: 'bad', cut_off: 'bad' } as const

export const toneOf = ({ result }: Pick<RequestRecord, 'result'>) => tones[result]
