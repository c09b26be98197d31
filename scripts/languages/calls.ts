import { readRequest } from '@innwire/validators'
import type { SentRequest } from './recorder.ts'

/** What every program calls, in the order of the table. */
export const callNames = ['rooms', 'daily', 'range', 'form', 'reservations', 'posting', '401', '422'] as const
type CallName = (typeof callNames)[number]

/** `ok`, or what is wrong. */
export type Verdicts = Record<CallName, string>

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What a program is given in its environment. */
export const given = (baseUrl: string) => ({
  BASE_URL: baseUrl,
  TOKEN: 'demo-token',
  HR_ID: 'demo',
  FIRST_DAY: day(30),
  LAST_DAY: day(50),
  INVOICE: crypto.randomUUID(),
})
type Given = ReturnType<typeof given>

/** What each call gives on the demo hotel. */
const wanted: Record<CallName, unknown> = {
  rooms: 12,
  daily: 'ok',
  range: 'ok',
  form: 'ok',
  reservations: 13.928,
  posting: 'success',
  401: 'unauthorized',
  422: 'page_requires_undelivered_false',
}

/** Judges what a program printed, a line `name`, tab, JSON for each call, and what it sent. */
export function judge(printed: string, sent: SentRequest[], env: Given): Verdicts {
  const lines = new Map(printed.split('\n').map((line) => line.split('\t') as [string, string]))
  const verdicts = callNames.map((name) => {
    const line = lines.get(name)
    if (line === undefined) return [name, 'was not called']
    const fault = line === JSON.stringify(wanted[name]) ? lost(name, sent, env) : `gives ${line}`
    return [name, fault ?? 'ok']
  })
  return Object.fromEntries(verdicts)
}

/** What did not arrive as it was meant, although the answer is right. */
function lost(name: CallName, sent: SentRequest[], env: Given): string | undefined {
  const updates = sent.filter(({ path }) => path === '/api/v2/apps/rooms/~')
  if (name === 'daily') return lostInDaily(sent.find(({ path }) => path.endsWith('/daily'))?.body ?? '', env)
  if (name === 'range') return lostInRange(updates[0], env)
  if (name === 'form') return updates[1]?.body ? lostInRange(updates[1], env) : 'sends no form'
  return undefined
}

function lostInDaily(body: string, { FIRST_DAY }: Given): string | undefined {
  const { inv_code, dates, ...others } = JSON.parse(body).rooms[0]
  const [{ date, price, min_stay, stop_sale, cta, ...unasked }] = dates
  const values = [inv_code, date, Number(price), Number(min_stay), stop_sale, cta]
  const meant = ['HR:1', FIRST_DAY, 119.9, 2, '0', '1']
  const isWhole = JSON.stringify(values) === JSON.stringify(meant)
  const more = [...Object.keys(others), ...Object.keys(unasked)]
  return isWhole && more.length === 0 ? undefined : `sends ${body}`
}

function lostInRange(update: SentRequest | undefined, { FIRST_DAY, LAST_DAY }: Given): string | undefined {
  if (!update) return 'sends nothing'
  const { query, contentType, body } = update
  const read = readRequest('updateRoomRange', { query, contentType, body })
  const meant = {
    inv_code: 'HR:1',
    start_date: FIRST_DAY,
    end_date: LAST_DAY,
    price: '99.50',
    stop_sale: '0',
    days: ['5', '6'],
    channel_codes: ['online', 'bookingcom'],
  }
  const ordered = (fields: object) => JSON.stringify(Object.entries(fields).sort())
  return read.ok && ordered(read.query) === ordered(meant)
    ? undefined
    : `sends ${decodeURIComponent(update.query)} ${update.body}`
}
