// Walks 100,000 reservations. Prints how far the heap grew at most, in MB, looked at with every page: with garbage
// that is not yet collected, by bare fetch for comparison, and with a collection before each look, which is what is
// really held. Needs --expose-gc and a small young generation, because V8 otherwise keeps over 100 MB of garbage
// before it collects for the first time.
import { createClient } from '@innwire/client'
import contract from '@innwire/types/openapi.json' with { type: 'json' }

const total = 100_000
const perPage = 100
const pages = total / perPage
const baseUrl = 'https://hotel.example'
const recorded = contract.components.examples.ReservationsRecorded.value.reservations[0]

/** A page as the service gives it, the oldest change first, made when it is asked for. */
function page(number: number): Response {
  const from = (number - 1) * perPage
  const reservations = Array.from({ length: Math.max(0, Math.min(perPage, total - from)) }, (_, index) => ({
    ...recorded,
    hr_number: `R${from + index}`,
    updated_at: new Date(Date.UTC(2026, 0, 1) + (from + index) * 1_000).toISOString(),
  }))
  return new Response(JSON.stringify({ reservations, count: total, current_page: number, pages }), {
    headers: { 'content-type': 'application/json' },
  })
}

type Walk = (fetch: (input: Request | URL | string) => Promise<Response>) => AsyncIterable<unknown>

const ours: Walk = (fetch) =>
  createClient({ baseUrl, token: 'demo-token', hrId: '4711', fetch }).reservations.all()

const bare: Walk = async function* (fetch) {
  for (let number = 1; number <= pages; number++) {
    const response = await fetch(`${baseUrl}/?page=${number}`)
    yield* ((await response.json()) as { reservations: object[] }).reservations
  }
}

async function peakGrowth(walk: Walk, beforeLook = () => {}): Promise<number> {
  let peak = 0
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const entries = walk(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const answer = page(Number(searchParams.get('page')))
    beforeLook()
    peak = Math.max(peak, process.memoryUsage().heapUsed - before)
    return answer
  })
  let seen = 0
  for await (const _ of entries) seen += 1
  if (seen !== total) throw new Error(`Of ${total} reservations the walk gave ${seen}.`)
  return peak / 2 ** 20
}

const figures = {
  '@innwire/client': await peakGrowth(ours),
  'bare fetch': await peakGrowth(bare),
  'held by @innwire/client': await peakGrowth(ours, () => globalThis.gc?.()),
}
console.log(JSON.stringify(figures))
