import { describe, expect, it } from 'vitest'
import { type ApiError, type ClientOptions, InputError } from '../src/index.ts'
import { demoHotel, failure } from './demo-hotel.ts'
import { expectNoToken } from './token-leaks.ts'

/** The error of a call whose answer is this. */
const errorOf = async (body: string, init: ResponseInit, settings: Partial<ClientOptions> = {}) => {
  const fetch = async () => new Response(body, init)
  return failure(demoHotel('https://hotel.example', { retry: { limit: 0 }, fetch, ...settings }).rooms.list())
}

// A new line with a forged entry, colours, the title of a terminal, a text that reads backwards, a line separator.
const controls = 'no\n2026-11-22 INFO all is well\r\u001b[2J\u001b]0;x\u0007\u202ekcab\u2028\u0085end'
const refusal = (texts: object) => JSON.stringify({ status: 'error', code: 'x', message: 'm', ...texts })

describe('a message', () => {
  it.each([
    ["the service's message", refusal({ message: controls }), 422],
    ["the service's code", refusal({ code: controls }), 422],
    ["a proxy's page", controls, 502],
    ['what is no JSON', controls, 200],
    ['where to', controls, 302],
  ])('is one line without control characters: %s', async (_, body, status) => {
    const { message } = (await errorOf(body, { status })) as Error
    expect(message).toContain('no%0A2026')
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  })

  it.each([
    ["the service's message", refusal({ message: 'm'.repeat(1e5) }), 422],
    ["the service's code", refusal({ code: 'm'.repeat(1e5) }), 422],
    ["a proxy's page", 'm'.repeat(1e5), 502],
    ['what is no JSON', 'm'.repeat(1e5), 200],
  ])('has a bounded length: %s', async (_, body, status) => {
    const { message } = (await errorOf(body, { status })) as Error
    expect(message).toContain('mmm')
    expect(message.length).toBeLessThan(1000)
  })

  it('has what a broken connection says in one line, too', async () => {
    const fetch = () => Promise.reject(new Error(controls))
    const { message } = (await errorOf('', {}, { fetch })) as Error
    expect(message).toContain('no%0A2026')
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  })
})

describe('the places of a refusal', () => {
  it('are each without control characters, and of a bounded length', async () => {
    const errors = [{ path: 'price', code: 'invalid_value', message: controls + 'm'.repeat(1e5) }]
    const error = (await errorOf(refusal({ errors }), { status: 422 })) as ApiError
    expect(error.errors).toMatchObject([{ path: 'price', message: expect.stringMatching(/^no%0A2026/) }])
    expect(error.errors[0]?.message.length).toBeLessThan(1000)
  })

  it.each([
    ['as the name of a field', (token: string) => ({ path: 'query', [token]: 'unknown' })],
    ['in the name of a field', (token: string) => ({ path: 'query', [`/api?token=${token}&hr_id=1`]: 1 })],
    ['as a name deep within', (token: string) => ({ path: 'query', got: [{ params: { [token]: ['?'] } }] })],
    [
      'as a name, as it stands in an address',
      (token: string) => ({
        path: 'query',
        [encodeURIComponent(token)]: 1,
      }),
    ],
  ])('do not show the token %s', async (_, place) => {
    const token = '50%off+tax=1&x#y?z'
    const body = refusal({ errors: [place(token)] })
    const error = await errorOf(body, { status: 422 }, { token })
    expect(error).toMatchObject({ errors: [{ path: 'query' }] })
    expectNoToken(token, error)
  })
})

describe('an identifier that comes as a number', () => {
  const page = (entry: string) => `{"reservations":[{"hr_number":"R1",${entry}}],"count":1}`
  const listed = async (entry: string) => {
    const hotel = demoHotel('https://hotel.example', { fetch: async () => new Response(page(entry)) })
    return (await hotel.reservations.list()).reservations[0]
  }

  it.each([
    ['a fraction', '"paid":1234567890123456.5', { paid: 1234567890123456.5 }],
    ['an exponent', '"paid":1234567890123456e2', { paid: 1234567890123456e2 }],
    ['an exponent in capitals', '"paid":-1234567890123456E2', { paid: -1234567890123456e2 }],
    ['neither', '"id":1234567890123456789', { id: '1234567890123456789' }],
  ])('of 16 digits and more leaves the page readable, with %s', async (_, entry, read) => {
    expect(await listed(entry)).toMatchObject(read)
  })
})

it('an operation that does not exist is an InputError that names it', async () => {
  const request = demoHotel('https://hotel.example').request('listRoom' as never, {} as never)
  const error = await failure(request)
  expect(error).toBeInstanceOf(InputError)
  expect(error).toMatchObject({ message: 'Nothing was sent. listRoom: There is none.' })
})
