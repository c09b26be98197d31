import type { Json } from '../hotel.ts'
import { altered, broken, page } from '../small-faults/answers.ts'
import type { dice } from './dice.ts'

/** @param ask sends the request, with its own body or another one */
type Answer = (ask: (body?: string) => Promise<Response>, body: string) => Promise<Response>
type Fault = { on: RegExp; answer: Answer }

/** An answer of a gateway, which the service has not seen the request for, or whose own answer it replaces. */
const gateway =
  (status: number, seen: boolean): Answer =>
  async (ask) => {
    if (seen) await ask()
    return page(status, '<h1>The gateway is not amused.</h1>')
  }

const body =
  (change: (body: Json) => void): Answer =>
  async (ask) => {
    const answer = await ask()
    return answer.ok ? altered(answer, change) : answer
  }

const headers =
  (more: Record<string, string>): Answer =>
  async (ask) => {
    const answer = await ask()
    // A 503 that asks for a day is waited for a minute, which no round has (`small-faults/budget.test.ts` plays it).
    if (answer.status === 503) return answer
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), ...more },
    })
  }

/** One date does not get to the service, which refuses it. */
const refusedDate: Answer = async (ask, body) => {
  const update = JSON.parse(body)
  const room = oneOf(update.rooms)
  const [{ date }] = room.dates.splice(room.dates.length >> 1, 1)
  update.rooms = update.rooms.filter(({ dates }: Json) => dates.length > 0)
  if (update.rooms.length === 0) return ask()
  const answer = await ask(JSON.stringify(update))
  if (!answer.ok) return answer
  return altered(answer, (said) => {
    said.status = 'try_again'
    said.errors.push({ [room.inv_code ?? room.rate_code]: { [date]: 'The date is locked.' } })
  })
}

const oneOf = (list: Json[] | undefined) => list?.[list.length >> 1]

/** One answer altered each: the rows of small-faults, as far as they pass. */
const faults: Fault[] = [
  ...[200, 400, 413, 422, 502].flatMap((status) =>
    [true, false].map((seen) => ({ on: /./, answer: gateway(status, seen) })),
  ),
  { on: /./, answer: () => Promise.reject(broken()) },
  { on: /./, answer: (ask) => ask().then(() => Promise.reject(broken())) },
  { on: /./, answer: headers({ 'retry-after': '86400' }) },
  {
    on: /./,
    answer: headers({ 'ratelimit-limit': '1', 'ratelimit-remaining': '0', 'ratelimit-reset': '1800000000' }),
  },
  { on: /rooms$/, answer: body((list) => list.rooms.splice(0)) },
  { on: /rooms$/, answer: body((list) => list.rooms.splice(1)) },
  {
    on: /rooms\/(daily|~)$/,
    answer: async () => page(200, '{"status":"try_again","transaction_id":"none","errors":[]}'),
  },
  ...[1, 2, 3].map(() => ({ on: /rooms\/daily$/, answer: refusedDate })),
  { on: /transaction_details$/, answer: gateway(404, false) },
  { on: /transaction_details$/, answer: body((read) => Object.assign(read.transaction, { details: null })) },
  {
    on: /transaction_details$/,
    answer: body(({ transaction }) => {
      for (const detail of transaction.details) detail.state = 'in_progress'
    }),
  },
  {
    on: /reservations$/,
    answer: body(({ reservations }) => {
      const one = oneOf(reservations)
      if (one) delete one.hr_number
    }),
  },
  { on: /reservations$/, answer: body(({ reservations }) => reservations.splice(0, 1, null)) },
  {
    on: /reservations$/,
    answer: body((list) => {
      delete list.count
      delete list.pages
    }),
  },
  { on: /postings$/, answer: body((result) => Object.assign(result, { transaction_id: 'another' })) },
]

/** A way to the service on which a share of the answers is altered, while it is not calm. */
export function faultyAnswers(
  random: ReturnType<typeof dice>,
  share: number,
  calm: () => boolean,
): typeof fetch {
  return (input, init) => {
    const { pathname } = new URL(String(input))
    const ask = (body = init?.body) => fetch(input, { ...init, ...(body != null && { body }) })
    if (calm() || !random.chance(share)) return ask()
    return random.one(faults.filter(({ on }) => on.test(pathname))).answer(ask, String(init?.body ?? ''))
  }
}
