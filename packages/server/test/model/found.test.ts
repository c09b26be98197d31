import type { ResponseBody } from '@innwire/types'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Service, startService } from './play/service.ts'

/** What the model and its making have found, each as small as it can be. */
describe('a calendar update', () => {
  let service: Service
  let hotels = 0
  let hrId: string

  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    hotels += 1
    hrId = `hotel-${hotels}`
    const property = { hr_id: hrId, name: 'Hotel', time_zone: 'UTC', currency: 'EUR' }
    await service.control('PUT', '/clock', { now: '2026-11-20T08:16:00Z' })
    await service.control('POST', '/properties', property)
    await service.control('POST', `/properties/${hrId}/tokens`, { label: 'PMS', token: 'pms-token' })
    for (const code of ['online', 'swift']) await service.control('PUT', `/channels/${code}`, { name: code })
    await put('/rooms/HR:1', { inv_code: 'HR:1', name: 'Room', room_capacity: 2, adult_capacity: 2 })
    await put('/channels/swift', { connector: { kind: 'simulated' } })
  })

  const put = (path: string, json: object) => service.control('PUT', `/properties/${hrId}${path}`, json)
  const send = <Body>(method: string, path: string, sent: { json?: object }) =>
    service.send<Body>(method, `${path}token=pms-token&hr_id=${hrId}`, sent)
  const detailsOf = async (transactionId: string) => {
    const path = `/api/v2/apps/infos/transaction_details?transaction_id=${transactionId}&`
    const { body } = await send<ResponseBody<'getTransactionDetails'>>('GET', path, {})
    return body.transaction.details
  }

  it('reaches more mappings than fit into one statement of the database', async () => {
    const codes = Array.from({ length: 1100 }, (_, index) => `room-${index}`)
    // The server has so many connections at most.
    const atOnce = 100
    for (let from = 0; from < codes.length; from += atOnce)
      await Promise.all(
        codes
          .slice(from, from + atOnce)
          .map((code) => put(`/channels/swift/mappings/${code}`, { name: code, rate_code: 'HR:1' })),
      )
    const date = '2026-11-21'
    const rooms = [
      { inv_code: 'HR:1', dates: [{ date, min_stay: 2 }] },
      { rate_code: 'HR:1', dates: [{ date, price: 5 }] },
    ]
    const { status, body } = await send<ResponseBody<'updateRoomsDaily'>>(
      'PUT',
      '/api/v2/apps/rooms/daily?',
      { json: { rooms } },
    )
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] })
    expect(await detailsOf(body.transaction_id)).toHaveLength(2 * codes.length)
  })

  it('names no process for the direct channel, not even where the room is not connected to it', async () => {
    await put('/channels/swift/mappings/room-1', { name: 'Room', rate_code: 'HR:1' })
    const fields =
      'inv_code=HR:1&start_date=2026-11-21&end_date=2026-11-21&price=5&channel_codes=online,swift'
    const path = `/api/v2/apps/rooms/~?${fields}&`
    const { body } = await send<ResponseBody<'updateRoomRange'>>('PUT', path, {})
    expect(body.status).toBe('try_again')
    const details = await detailsOf(body.transaction_id)
    const refused = details.find(({ channel_code }) => channel_code === 'online')
    expect(refused).toMatchObject({ state: 'failed', id: null, pid: null })
  })
})
