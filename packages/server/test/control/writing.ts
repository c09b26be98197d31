import type { operations } from '../../src/generated/control.ts'
import type { Json } from '../support/answered.ts'

/** The operations of the control API that take a body. */
export type WritingId = {
  [Id in keyof operations]: [NonNullable<operations[Id]['requestBody']>] extends [never] ? never : Id
}[keyof operations]

export type Writing = {
  /** Path of the request. */
  to: string
  body: Json
  /** Path by which the body is read back. */
  from: string
  /** The body out of the answer, where the answer is more, or has other names. */
  read?: (answer: Json) => Json
}

/** What the tests made before: the numbers that the server chose. */
export type Made = {
  hotel: string
  booking: string
  otherBooking: string
  reservation_id: number
  customer_id: number
  token_id: string
}

/** The entry of a list that has this value. */
export const named = (list: string, field: string, value: unknown) => (answer: Json) =>
  answer[list].find((entry: Json) => entry[field] === value)
