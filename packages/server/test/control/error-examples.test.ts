import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { type Answered, answered, type Calls, startCalls } from './calls.ts'

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

it.each<[string, () => Promise<Answered>]>([
  ['UnreadableRequest', () => post('{"hr_id":')],
  ['Unauthorized', () => answered(`${calls.server.controlUrl}/control/v1${properties}`)],
  ['NotFound', () => calls.control('GET', '/properties/hilton')],
  ['MethodNotAllowed', () => calls.control('PATCH', properties)],
  ['AlreadyExists', () => calls.control('POST', properties, hotel)],
  ['StateConflict', cancelTwice],
  ['InUse', () => calls.control('DELETE', '/properties/demo/rooms/HR:1')],
  ['BodyTooLarge', () => post(`"${'x'.repeat(2_000_001)}"`)],
  ['UnsupportedMediaType', () => post('a=b', 'application/x-www-form-urlencoded')],
  [
    'InvalidRequest',
    () => calls.control('POST', properties, { hr_id: 'new', time_zone: 'Europe/Berlin', currency: 'Euro' }),
  ],
  [
    'UnknownReference',
    () =>
      calls.control('PUT', '/properties/demo/channels/bookingcom/mappings/1', {
        rate_code: 'HR:99',
        name: 'Double room',
      }),
  ],
])('the example %s of the contract is what the server says', async (name, ask) => {
  const { body } = await ask()
  // Which booking it is differs from the example.
  const number = /R\d{9}/g
  const said = JSON.parse(JSON.stringify(body).replace(number, 'R754208185'))
  expect({ ...said, request_id: '' }).toEqual({ ...examples[name]?.value, request_id: '' })
})
