import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, demoAccess } from '../load/call.ts'
import { day } from '../load/large-hotel.ts'
import { type WatchedServer, watchServer } from '../load/watch.ts'

let server: WatchedServer
let database: DatabaseSync
beforeAll(async () => {
  server = await watchServer()
  database = new DatabaseSync(server.file, { readOnly: true })
})
afterAll(async () => {
  database.close()
  await server.stop()
})

const daily = async (dates: object[], channel_codes?: string[]) => {
  const body = JSON.stringify({
    rooms: [{ inv_code: 'HR:1', dates, ...(channel_codes && { channel_codes }) }],
  })
  const path = '/api/v2/apps/rooms/daily'
  const { text } = await call(
    server,
    { method: 'PUT', path, query: '', type: 'application/json', body },
    demoAccess,
  )
  expect(JSON.parse(text)).toMatchObject({ status: 'ok' })
}

/** What single channels have for themselves. */
const ofChannels = () =>
  database
    .prepare(
      "select channel_code, date, price, availability from calendar where channel_code > '' order by date, channel_code",
    )
    .all()
    .map((row) => Object.values(row).join(' '))

it('values for all channels end those of single channels field by field, and leave no row to read later', async () => {
  const both = ['bookingcom', 'expedia']
  await daily(
    [
      { date: day(5), price: '90', availability: 3 },
      { date: day(6), price: '91' },
    ],
    both,
  )
  await daily([{ date: day(7), price: '92' }], ['expedia'])

  await daily([
    { date: day(5), price: '100' },
    { date: day(6), price: '100' },
  ])
  expect(ofChannels()).toEqual([`bookingcom ${day(5)}  3`, `expedia ${day(5)}  3`, `expedia ${day(7)} 92 `])
  await daily([
    { date: day(5), availability: 4 },
    { date: day(7), price: '100' },
  ])
  expect(ofChannels()).toEqual([])
})
