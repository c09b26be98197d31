import type { OperationId } from '@innwire/types'
import { checkResponse } from '@innwire/validators'
import { expect } from 'vitest'
import { spellings } from '../../../client/test/token-leaks.ts'
import { type ControlOperationId, checkControlResponse } from '../../src/control/control-contract.ts'
import type { HostileRequest } from './contract-requests.ts'
import type { RawAnswer } from './raw-http.ts'

export type Api = 'property' | 'control'

/** Fails unless an answer is one that the contract has for the operation, and no failure of the server. */
export function expectKept(api: Api, { operationId, method }: HostileRequest, answer: RawAnswer): void {
  expectOurs(answer, method)
  if (method === 'HEAD') return
  const body = answer.body ? JSON.parse(answer.body) : undefined
  const issues =
    api === 'property'
      ? checkResponse(operationId as OperationId, answer.status, body)
      : checkControlResponse(operationId as ControlOperationId, answer.status, body)
  expect(issues, `${answer.status} ${answer.body.slice(0, 300)}`).toEqual([])
}

/** Operations whose contract has every status with which a request can be refused. */
const widest = ['createPosting', 'updateRoomsDaily', 'getTransactionDetails'] as const

/** Fails unless an answer is a refusal in the form that all refusals have. */
export function expectRefusal(answer: RawAnswer, ...statuses: number[]): void {
  expectOurs(answer, 'GET')
  expect(statuses, answer.body.slice(0, 300)).toContain(answer.status)
  const found = widest.map((operationId) =>
    checkResponse(operationId, answer.status, JSON.parse(answer.body)),
  )
  expect(
    found.some((issues) => issues.length === 0),
    answer.body,
  ).toBe(true)
}

/** What holds for every answer, whatever was asked (D9, D10, D31). */
function expectOurs({ status, headers, body }: RawAnswer, method: string): void {
  expect(status, body.slice(0, 300)).toBeLessThan(500)
  expect(headers['x-request-id']).toMatch(/^[!-~]{1,128}$/)
  expect(headers['cache-control']).toBe('no-store')
  if (method === 'HEAD' || status === 204) {
    expect(body).toBe('')
    return
  }
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const parsed = JSON.parse(body)
  if (status >= 400) expect(parsed).toMatchObject({ status: 'error', request_id: headers['x-request-id'] })
}

/** Fails when a token can be read somewhere, in any spelling that anything writes it in. */
export function expectNoToken(token: string, text: string): void {
  for (const spelling of spellings(token)) {
    const at = text.indexOf(spelling)
    expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 200)).toBe('')
  }
}

/** What the server has logged: no fault of its own, and nowhere a token. */
export function expectCleanLog(log: string, ...tokens: string[]): void {
  const faults = log
    .split('\n')
    .filter((line) => /^\{"level":[56]0/.test(line) || (line && !line.startsWith('{')))
  expect(faults.slice(0, 3)).toEqual([])
  for (const token of tokens) expectNoToken(token, log)
}
