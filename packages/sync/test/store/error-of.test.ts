import { expect, it } from 'vitest'
import { systemTimer } from '../../src/budget/timer.ts'
import { callHandler } from '../../src/engine/call-handler.ts'
import { readPacing } from '../../src/engine/pacing.ts'
import { errorOf } from '../../src/store/errors.ts'

const told = 'Something was thrown that cannot be shown as text.'
const throwing = (): never => {
  throw new Error('No.')
}

it.each<[string, unknown, string]>([
  ['a text', 'no stock', 'no stock'],
  ['nothing', undefined, 'undefined'],
  ['an object without a prototype', Object.create(null), told],
  ['an object whose text throws', { toString: throwing }, told],
  ['a symbol', Symbol('x'), 'Symbol(x)'],
  ['a proxy that throws', new Proxy({}, { get: throwing, getPrototypeOf: throwing }), told],
  ['an error whose message throws', Object.defineProperty(new Error(), 'message', { get: throwing }), told],
  ['an error whose name is none', Object.assign(new Error('x'), { name: Symbol('x') }), told],
])('%s that is thrown becomes an error', (_, thrown, message) => {
  const error = errorOf(thrown)
  expect(error).toMatchObject({ name: 'Error', message })
})

it('a handler that throws an object without a prototype has failed', async () => {
  const engine = { timer: systemTimer, pacing: readPacing({}, { perMinute: 5, perDay: 250 }) }
  const failed = await callHandler(engine, 'onReservation', () => Promise.reject(Object.create(null)))
  expect(failed).toMatchObject({ message: told })
})

it('an error stays as it is', () => {
  const error = new TypeError('x')
  expect(errorOf(error)).toBe(error)
})
