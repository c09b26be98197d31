import type { RequestClass } from './budget.ts'

/** The classes, the most urgent first. */
export const classes = [
  'closing',
  'poll',
  'closing_retry',
  'bill',
  'update',
  'extra_poll',
  'sweep',
  'retry',
  'follow',
] as const satisfies readonly RequestClass[]

/** Something for each class. */
export type ByClass<Value> = Record<RequestClass, Value>

export const byClass = <Value>(value: (kind: RequestClass) => Value): ByClass<Value> =>
  Object.fromEntries(classes.map((kind) => [kind, value(kind)])) as ByClass<Value>
