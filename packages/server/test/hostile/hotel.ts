import { tries } from '../../../../scripts/test/harness/long.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { day } from './schema-values.ts'

/** Tokens with signs that every writer of texts has its own way with. */
export const token = 'Tok%2Ben+with&all=sorts/of?signs#\\"<x>'
export const controlToken = 'Control%2Btoken+with&signs="\\<x>'

/** How many times as many requests as usual: INNWIRE_HOSTILE_FACTOR. */
export const factor = tries('INNWIRE_HOSTILE_FACTOR', 1, 5)

/** The demo hotel in a process of its own, which tells everything in its log; a token of ours opens it. */
export async function startHotel(): Promise<ServerProcess> {
  const hosts = ['hotel.example', 'x'].flatMap((name) => ['--allow-host', name])
  const options = ['--demo', '--port', '0', '--log', 'debug', ...hosts]
  const server = await new ServerProcess(options, { INNWIRE_CONTROL_TOKEN: controlToken }).ready()
  await control(server.controlUrl, 'POST', '/properties/demo/tokens', { label: 'Hostile', token })
  return server
}

export async function control(url: string, method: string, path: string, body?: unknown): Promise<string> {
  const response = await fetch(`${url}/control/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${controlToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text
}

export const credentials = `token=${encodeURIComponent(token)}&hr_id=demo`

const codes = ['HR:1', 'HR:2', 'HR:4', 'NR:HR:1', 'HR:9', 'HR:77']
const dates = [-1, 0, 1, 2, 5, 30, 400, 1000, 1001].map(day)
const ids = ['HR:37', 'HR:38', 'HR:62', 'HR:63', 'HR:691', 'RESTAURANT', 'FOOD', 'COFFEE']

/** What the demo hotel has, and a little that it has not. */
export const known = {
  inv_code: codes,
  rate_code: codes,
  room_code: codes,
  channel_codes: [['online'], ['bookingcom', 'expedia'], ['hrs']],
  date: dates,
  start_date: dates,
  end_date: dates,
  from_date: [day(-30), day(-31), day(0)],
  from_last_update_date: [day(-9), day(0)],
  per_page: [1, 3, 100],
  page: [1, 2, 999],
  transaction_id: ['1', '35', 'invoice-1', 'invoice-2'],
  reservation_id_customer_id: ['-1', '36129:55430289', '36001:55430001', '1:1'],
  department_id: ids,
  revenue_account_id: ids,
  product_id: [...ids, null],
}
