import { type ErrorCode, errorCodes } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InnwireError,
  InputError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
  ValidationError,
} from '../src/index.ts'
import { empty, html, json, refusal, reset, text } from './behaviours.ts'
import { demoHotel, failure } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const ask = async () => failure(demoHotel(server.url, { retry: { limit: 0 } }).rooms.list())

const kinds: Record<number, { new (...args: never[]): ApiError; name: string }> = {
  401: AuthenticationError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
  500: ServerError,
  503: ServerError,
}

describe('a refusal', () => {
  it.each(Object.entries(errorCodes).map(([code, about]) => ({ code: code as ErrorCode, ...about })))(
    'of $status $code has its class, name, code, request id and whether a retry may help',
    async ({ code, status, retryable }) => {
      server.plays(refusal(status, code))
      const error = await ask()
      const kind = kinds[status] ?? ApiError
      expect(error).toBeInstanceOf(kind)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toBeInstanceOf(InnwireError)
      expect(error).toBeInstanceOf(Error)
      expect(error).toMatchObject({
        name: kind.name,
        message: `listRooms: ${status} ${code}: It is ${code}. (request req-1)`,
        status,
        code,
        errors: [],
        retryable,
        requestId: 'req-1',
        url: `${server.url}/api/v2/apps/rooms`,
        retryAfterMs: undefined,
      })
      expect(String(error)).toBe(`${kind.name}: ${(error as Error).message}`)
    },
  )

  it('of several places names each', async () => {
    const errors = [
      { path: 'start_date', code: 'required', message: 'start_date is missing.' },
      { path: 'availability', code: 'invalid_value', message: 'Give a whole number.' },
    ] as const
    server.plays(refusal(422, 'validation_failed', { errors: [...errors] }))
    expect(await ask()).toMatchObject({ code: 'validation_failed', errors })
  })

  it.each([
    ['a web page', html('<h1>Bad gateway</h1>', { status: 502 }), 'Bad gateway'],
    ['text', text('upstream timed out', { status: 504 }), 'upstream timed out'],
    ['nothing', empty(502), '502'],
    ['nothing in chunks', empty(502, 'chunked'), '502'],
    ['an object of another kind', json({ error: 'nope' }, { status: 403 }), 'nope'],
    ['null', json(null, { status: 500 }), '500'],
    ['a number', json(17, { status: 500 }), '500'],
    ['a list', json(['broken'], { status: 500 }), 'broken'],
    ['JSON text', json('broken', { status: 500 }), 'broken'],
    ["a gateway's own JSON", json({ code: 'blocked', message: 'broken' }, { status: 403 }), 'broken'],
    ['a code that is no text', json({ code: 17, message: 'broken' }, { status: 500 }), 'broken'],
    [
      'a message that is no text',
      json({ code: 'internal_error', message: { a: 1 } }, { status: 500 }),
      '500',
    ],
    ['half an error body', text('{"status":"error","code":"rate_lim', { status: 429 }), 'rate_lim'],
  ])('of %s has the code unknown, and says what there was', async (_, answer, said) => {
    server.plays(answer)
    const error = (await ask()) as ApiError
    expect(error).toBeInstanceOf(ApiError)
    expect(error.code).toBe('unknown')
    expect(typeof error.message).toBe('string')
    expect(error.message).toContain(said)
    expect(error.errors).toEqual([])
  })

  it('of nothing does not pretend that there was a body', async () => {
    server.plays(empty(502))
    expect(((await ask()) as ApiError).message).not.toMatch(/""|undefined/)
  })

  it('with errors that are no list has none', async () => {
    const body = { status: 'error', code: 'validation_failed', message: 'No.', errors: 'all of it' }
    server.plays(json(body, { status: 422 }))
    expect(await ask()).toMatchObject({ code: 'validation_failed', errors: [] })
    const update = demoHotel(server.url).calendar.updateRange({
      inv_code: 'HR:1',
      start_date: '2026-12-24',
      end_date: '2026-12-24',
      cta: 1,
    })
    expect(await update).toMatchObject({ outcome: 'rejected', rejections: [] })
  })
})

describe('an error without an answer', () => {
  it('is a ConnectionError when the connection breaks', async () => {
    server.plays(reset)
    const error = (await ask()) as ConnectionError
    expect(error.requestId).toBe(server.requests.at(-1)?.headers['x-request-id'])
    expect(error).toMatchObject({
      name: 'ConnectionError',
      retryable: true,
      url: `${server.url}/api/v2/apps/rooms`,
      message: expect.stringMatching(/^listRooms: No complete answer: .+ \(request 0\.\d+\)$/),
    })
  })

  it('is a ConnectionError when nobody listens', async () => {
    const gone = await startScriptedServer()
    await gone.stop()
    const error = await failure(demoHotel(gone.url, { retry: { limit: 0 } }).rooms.list())
    expect(error).toBeInstanceOf(ConnectionError)
    expect((error as Error).message).toContain('ECONNREFUSED')
  })
})

describe('every error class', () => {
  it('is told apart by instanceof and has a name of its own', () => {
    const classes = [ConnectionError, TimeoutError, ResponseError, InputError, ApiError]
    expect(classes.every((kind) => kind.prototype instanceof InnwireError)).toBe(true)
    expect([...Object.values(kinds)].every((kind) => kind.prototype instanceof ApiError)).toBe(true)
    expect(ConnectionError.prototype instanceof ApiError).toBe(false)
    expect(new InputError([{ path: 'a', message: 'Wrong.' }])).toMatchObject({ name: 'InputError' })
  })
})

type Codes = typeof errorCodes
type Conflict = { [Code in ErrorCode]: Codes[Code] extends { status: 409 } ? Code : never }[ErrorCode]

describe('the type of an error', () => {
  it('has the codes of the contract, and narrows by them', async () => {
    server.plays(refusal(404, 'transaction_not_found'))
    const error = await ask()
    expect.assertions(2)
    if (error instanceof ApiError) {
      expectTypeOf(error.code).toEqualTypeOf<ErrorCode | 'unknown'>()
      if (error.code === 'transaction_not_found') {
        expectTypeOf(error.code).toEqualTypeOf<'transaction_not_found'>()
        expect(error.status).toBe(404)
      }
      // @ts-expect-error the contract has no such code
      expect(error.code === 'transaction_lost').toBe(false)
    }
    if (error instanceof ConflictError) {
      expectTypeOf(error.code).toEqualTypeOf<Conflict | 'unknown'>()
    }
    if (error instanceof RateLimitError) expectTypeOf(error.retryAfterMs).toEqualTypeOf<number | undefined>()
    if (error instanceof InnwireError) expectTypeOf(error.retryable).toEqualTypeOf<boolean>()
  })
})
