import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { errorBody } from '@innwire/validators'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { addControlToken } from '../../src/control/control-token-file.ts'
import { asRefused } from '../../src/http/answer.ts'
import { type Server, type ServerOptions, startServer } from '../../src/index.ts'
import { type Answered, answered } from '../support/answered.ts'
import { type Calls, startCalls } from './calls.ts'

type Example = { value: { message: string; errors?: unknown } }

let calls: Calls
let examples: Record<string, Example>
beforeAll(async () => {
  calls = await startCalls()
  const contract = (await bundleContract('control')) as { components?: object }
  examples = (contract.components as { examples: Record<string, Example> }).examples
})
afterAll(() => calls.server.stop())

const properties = '/properties'
const hotel = { hr_id: 'demo', name: 'Demo', time_zone: 'Europe/Berlin', currency: 'EUR' }
const post = (body: string, type = 'application/json') =>
  answered(`${calls.server.controlUrl}/control/v1${properties}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${calls.server.controlToken}`, 'content-type': type },
    body,
  })

async function cancelTwice(): Promise<Answered> {
  const { body } = await calls.control('GET', '/properties/demo/bookings')
  const active = body.bookings.find(({ state }: { state: string }) => state !== 'canceled')
  const cancel = () => calls.control('POST', `/properties/demo/bookings/${active.hr_number}/cancel`, {})
  await cancel()
  return cancel()
}

/** A server of its own, which is stopped when its answer is there. */
async function ofServer(
  options: ServerOptions,
  ask: (server: Server, url: string) => Promise<Answered>,
): Promise<Answered> {
  const server = await startServer({ port: 0, control: true, checkResponses: true, ...options })
  try {
    return await ask(server, `${server.controlUrl}/control/v1`)
  } finally {
    await server.stop()
  }
}

const authorization = (token = '') => ({ authorization: `Bearer ${token}` })

async function withSmallRole(): Promise<Answered> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-roles-'))
  const controlTokens = join(folder, 'control-tokens')
  const token = addControlToken(controlTokens, 'desk', 'desk')
  try {
    return await ofServer({ controlTokens }, (_, url) =>
      answered(`${url}/properties/demo/rooms/HR:1`, { method: 'PUT', headers: authorization(token) }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

const outsideTests = () =>
  ofServer({}, ({ controlToken }, url) =>
    answered(`${url}/reset`, { method: 'POST', headers: authorization(controlToken) }),
  )

/** Of wrong tokens that come together, a hundred wait for their answers. */
const oneTooMany = () =>
  ofServer({}, (_, url) =>
    Promise.any(
      Array.from({ length: 150 }, async () => {
        const answer = await answered(`${url}${properties}`, { headers: authorization('wrong-token') })
        return answer.status === 429 ? answer : Promise.reject(answer)
      }),
    ),
  )

/** A request that comes while another one is under way that the stop waits for. */
const whileStopping = () =>
  ofServer({}, async (server, controlUrl) => {
    const { hostname, port } = new URL(controlUrl)
    const late = connect(Number(port), hostname)
    await once(late, 'connect')
    const slow = connect(Number(port), hostname)
    const head = `host: ${hostname}:${port}\r\nauthorization: Bearer ${server.controlToken}\r\n`
    const body = 'expect: 100-continue\r\ncontent-length: 2\r\n'
    slow.write(`POST /control/v1${properties} HTTP/1.1\r\n${head}${body}\r\n`)
    // It has begun when the server asks for the body.
    await once(slow, 'data')
    const stopped = server.stop()
    late.write(`GET /control/v1${properties} HTTP/1.1\r\n${head}\r\n`)
    const said = await text(late)
    slow.destroy()
    await stopped
    const answer = JSON.parse(said.slice(said.lastIndexOf('\r\n\r\n')))
    return { status: 503, headers: new Headers(), body: answer, text: said }
  })

const failing = async (): Promise<Answered> => {
  const { refusal } = asRefused(new Error('a defect'))
  return { status: 500, headers: new Headers(), body: errorBody(refusal, ''), text: '' }
}

const asked: Record<string, () => Promise<Answered>> = {
  UnreadableRequest: () => post('{"hr_id":'),
  Unauthorized: () => answered(`${calls.server.controlUrl}/control/v1${properties}`),
  NotFound: () => calls.control('GET', '/properties/hilton'),
  MethodNotAllowed: () => calls.control('PATCH', properties),
  AlreadyExists: () => calls.control('POST', properties, hotel),
  StateConflict: cancelTwice,
  InUse: () => calls.control('DELETE', '/properties/demo/rooms/HR:1'),
  BodyTooLarge: () => post(`"${'x'.repeat(2_000_001)}"`),
  UnsupportedMediaType: () => post('a=b', 'application/x-www-form-urlencoded'),
  InvalidRequest: () =>
    calls.control('POST', properties, { hr_id: 'new', time_zone: 'Europe/Berlin', currency: 'Euro' }),
  UnknownReference: () =>
    calls.control('PUT', '/properties/demo/channels/bookingcom/mappings/1', {
      rate_code: 'HR:99',
      name: 'Double room',
    }),
  InsufficientRole: withSmallRole,
  InternalError: failing,
  TestOnly: outsideTests,
  TooManyAttempts: oneTooMany,
  Unavailable: whileStopping,
}

it.each(Object.entries(asked))(
  'the example %s of the contract is what the server says',
  async (name, ask) => {
    const { body } = await ask()
    // Which booking it is differs from the example.
    const number = /R\d{9}/g
    const said = JSON.parse(JSON.stringify(body).replace(number, 'R754208185'))
    expect({ ...said, request_id: '' }).toEqual({ ...examples[name]?.value, request_id: '' })
  },
)

it('there is no other example of an error', () => {
  const errors = Object.entries(examples).filter(
    ([, { value }]) => typeof value === 'object' && 'request_id' in value && 'code' in value,
  )
  expect(errors.map(([name]) => name).sort()).toEqual(Object.keys(asked).sort())
})
