import type { paths } from '@innwire/types'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { payload } from './recorded-payloads.ts'

let mock: Mock
let client: ReturnType<typeof createClient<paths>>

beforeAll(async () => {
  mock = await startMock({ port: 0 })
  client = createClient<paths>({ baseUrl: mock.url })
  client.use({
    onRequest({ request }) {
      const url = new URL(request.url)
      url.searchParams.set('token', 'demo-token')
      url.searchParams.set('hr_id', 'demo')
      return new Request(url, request)
    },
  })
})

afterAll(() => mock.stop())

const showing = (example: string) => ({ headers: { Prefer: `example=${example}` } })

describe('a typed openapi-fetch call reads the recorded', () => {
  it('rooms', async () => {
    const { data } = await client.GET('/api/v2/apps/rooms', showing('RoomsRecorded'))
    expect(data).toEqual(payload('rooms'))
    expectTypeOf(data?.rooms[0]?.is_master).toEqualTypeOf<boolean | undefined>()
  })

  it.each(['ok', 'try_again'])('range update with status %s', async (status) => {
    const query = {
      inv_code: 'HR:1903',
      start_date: '2026-12-01',
      end_date: '2026-12-31',
      'days[]': [5, 6],
      price: '9',
    }
    const example = status === 'ok' ? 'RangeUpdateOkRecorded' : 'RangeUpdateTryAgainRecorded'
    const { data } = await client.PUT('/api/v2/apps/rooms/~', { params: { query }, ...showing(example) })
    expect(data).toEqual(payload(`update_range.${status}`))
    expectTypeOf(data?.status).toEqualTypeOf<'ok' | 'try_again' | undefined>()
  })

  it.each(['ok', 'try_again'])('daily update with status %s', async (status) => {
    const body = payload('update_daily.request') as { rooms: [] }
    const example = status === 'ok' ? 'DailyUpdateOkRecorded' : 'DailyUpdateTryAgainRecorded'
    const { data } = await client.PUT('/api/v2/apps/rooms/daily', { body, ...showing(example) })
    expect(data).toEqual(payload(`update_daily.${status}`))
    expectTypeOf(data?.errors[0]?.['HR:1903']?.['2017-01-01']).toEqualTypeOf<string | undefined>()
  })

  it('transaction', async () => {
    const params = { query: { transaction_id: '883770514' } }
    const { data } = await client.GET('/api/v2/apps/infos/transaction_details', {
      params,
      ...showing('TransactionDetailsRecorded'),
    })
    expect(data).toEqual(payload('transaction_details'))
    expectTypeOf(data?.transaction.details[0]?.pid).toEqualTypeOf<number | null | undefined>()
  })

  it('channels', async () => {
    const { data } = await client.GET('/api/v2/apps/infos/channels', showing('ChannelsRecorded'))
    expect(data).toEqual(payload('channels'))
  })

  it('connected channels', async () => {
    const { data } = await client.GET(
      '/api/v2/apps/infos/connected_channels',
      showing('ConnectedChannelsRecorded'),
    )
    expect(data).toEqual(payload('connected_channels'))
  })

  it('reservations', async () => {
    const { data } = await client.GET('/api/v2/apps/reservations', showing('ReservationsRecorded'))
    expect(data).toEqual(payload('reservations'))
    expectTypeOf(data?.reservations[0]?.payment).toEqualTypeOf<
      'credit_card' | 'bank_transfer' | 'cash' | 'paypal' | undefined
    >()
  })

  it('posting', async () => {
    const body = payload('posting.request') as paths['/api/v1/apps/pos/postings']['post'] extends {
      requestBody: { content: { 'application/json': infer Body } }
    }
      ? Body
      : never
    const { data } = await client.POST('/api/v1/apps/pos/postings', { body, ...showing('PostingFellBack') })
    expect(data?.data.map((item) => item.mapping)).toEqual(['default', 'default'])
  })

  it('guests', async () => {
    const { data } = await client.GET('/api/v1/apps/hotspot/guests', showing('GuestsRecorded'))
    expect(data).toEqual(payload('guests'))
  })

  it('revenue accounts', async () => {
    const { data } = await client.GET('/api/v1/apps/revenue_accounts', showing('RevenueAccountsRecorded'))
    expect(data).toEqual(payload('revenue_accounts'))
  })

  it('extras', async () => {
    const { data } = await client.GET('/api/v1/apps/extras', showing('ExtrasRecorded'))
    expect(data).toEqual(payload('extras'))
  })

  it('sales departments', async () => {
    const { data } = await client.GET('/api/v1/apps/sales_departments', showing('SalesDepartmentsRecorded'))
    expect(data).toEqual(payload('sales_departments'))
  })

  it('in-house guests', async () => {
    const { data } = await client.GET('/api/v1/apps/line_items/in_house', showing('InHouseGuestsRecorded'))
    expect(data).toEqual(payload('in_house'))
  })
})
