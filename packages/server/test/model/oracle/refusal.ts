/** A request that is not acceptable, and leaves everything as it was. */
export type Refusal = { refused: number; code: string }

export const refusal = (refused: number, code: string): Refusal => ({ refused, code })

/** One wrong place gives its code to the whole; several are `validation_failed`. */
export const refusedFor = (codes: string[]): Refusal =>
  refusal(422, codes.length === 1 ? (codes[0] ?? '') : 'validation_failed')

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer
