import { describe, expect, it } from 'vitest'
import { ResponseError, ServerError } from '../src/index.ts'
import { mostRead } from '../src/text.ts'
import { demoHotel, failure, goodDaily } from './demo-hotel.ts'

/** An answer that goes on for as long as somebody reads it: the same text of 4 MB, again and again. */
function endless(status: number, part: string) {
  const bytes = new TextEncoder().encode(part.repeat(4_000_000 / part.length))
  const seen = { characters: 0, isCancelled: false }
  const body = new ReadableStream({
    pull: (controller) => {
      seen.characters += bytes.length
      controller.enqueue(bytes)
    },
    cancel: () => {
      seen.isCancelled = true
    },
  })
  return { seen, fetch: async () => new Response(body, { status }) }
}

describe('an answer without end', () => {
  it('is read up to a bound and then cancelled; the error says the bound, and is not sent for again', async () => {
    const { seen, fetch } = endless(200, ' ')
    const error = await failure(demoHotel('https://hotel.example', { fetch }).rooms.list())
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ retryable: false, message: expect.stringContaining(`within ${mostRead}`) })
    expect(seen.isCancelled).toBe(true)
    expect(seen.characters).toBeLessThan(mostRead + 16_000_000)
  })

  it('of an update makes it ambiguous, because it was sent', async () => {
    const { fetch } = endless(200, ' ')
    const update = demoHotel('https://hotel.example', { fetch }).calendar.updateDaily(goodDaily)
    expect(await update).toMatchObject({ outcome: 'ambiguous', error: expect.any(ResponseError) })
  })

  // In the worst case of the redactor, these took half a minute where all that was read was searched.
  it.each(['%25', '\\', 'x'])(
    'that refuses, in %s, is searched for the token only at its start',
    async (part) => {
      const { fetch } = endless(500, part)
      const hotel = demoHotel('https://hotel.example', { fetch, retry: { limit: 0 } })
      const error = await failure(hotel.rooms.list())
      expect(error).toBeInstanceOf(ServerError)
      expect((error as Error).message.length).toBeLessThan(1000)
    },
  )
})

it('an answer that comes byte by byte is whole, letters of several bytes included', async () => {
  const name = 'Zimmer №1 – für 2 🛏'
  const bytes = new TextEncoder().encode(JSON.stringify({ rooms: [{ name }] }))
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  const hotel = demoHotel('https://hotel.example', { fetch: async () => new Response(body) })
  expect(await hotel.rooms.list()).toEqual([{ name }])
})
