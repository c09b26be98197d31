import type { Sync } from '../../src/open-sync.ts'
import type { Hotel, Json } from '../hotel.ts'
import { broken } from '../small-faults/answers.ts'

/** An update as it left: a range, or the rooms of a daily request. */
type SeenUpdate = Json

/** A `fetch` that goes over the network and keeps in mind what was asked for. */
export function watchedFetch() {
  const updates: SeenUpdate[] = []
  const paths: string[] = []
  let losesAfter: number | undefined
  const send = (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(input))
    paths.push(pathname)
    const answer = fetch(input, init)
    if (init?.method !== 'PUT') return answer
    updates.push(pathname.endsWith('/daily') ? bodyOf(init) : queryOf(searchParams))
    const ms = losesAfter
    losesAfter = undefined
    return ms === undefined ? answer : lost(answer, ms)
  }
  return {
    fetch: send as typeof fetch,
    /** Updates of the calendar, in the order of leaving. */
    updates,
    /** Paths of all requests. */
    paths,
    /**
     * The connection of the next update breaks after so many milliseconds, before its answer comes. A time-out as short
     * would lose others, too, on a busy machine.
     */
    loseNext(ms: number) {
      losesAfter = ms
    },
    /** Forgets them. */
    clear() {
      updates.length = 0
      paths.length = 0
    },
  }
}

async function lost(answer: Promise<Response>, ms: number): Promise<never> {
  answer.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, ms))
  throw broken()
}

const bodyOf = ({ body }: RequestInit) => JSON.parse(String(body)).rooms

function queryOf(query: URLSearchParams) {
  const update: Json = {}
  for (const [name, value] of query) {
    if (name === 'token' || name === 'hr_id') continue
    if (name.endsWith('[]')) update[name.slice(0, -2)] = [...(update[name.slice(0, -2)] ?? []), value]
    else update[name] = value
  }
  return update
}

/** Values of a rate on a date: the hotel's own, or those that a channel has, without fields that nobody set. */
export async function valuesOf(hotel: Hotel, code: string, date: string, channel?: string): Promise<Json> {
  const [entry] = await hotel.calendar(code, date)
  const { channels = [], ...own } = entry ?? {}
  const found = channel ? channels.find((one: Json) => one.channel_code === channel) : own
  return set(found ?? {})
}

const names = ['availability', 'price', 'min_stay', 'stop_sale', 'cta', 'ctd']
const set = (values: Json) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => names.includes(name) && value !== null))

/** What the engine says of one date. */
export async function stateOf(sync: Sync, code: string, date: string): Promise<Json> {
  const target = code.startsWith('NR:') ? { rate_code: code } : { inv_code: code }
  const [day] = await sync.calendar.read(target, { from: date, to: date })
  return day?.values
}

/** From now on a simulated channel fails so often, and says why; then it takes what comes. */
export async function failNext(hotel: Hotel, channel: string, times: number, message?: string) {
  const { connections } = await hotel.hotel('GET', '/channels')
  const { succeeded, failed } = connections.find((one: Json) => one.channel_code === channel)
  // A script begins with the first hand-over that the channel ever had.
  const script = Array.from({ length: succeeded + failed + times }, () => ({
    outcome: 'fail',
    ...(message && { message }),
  }))
  await hotel.hotel('PUT', `/channels/${channel}`, {
    connector: { kind: 'simulated', latency_ms: 0, script },
  })
}
