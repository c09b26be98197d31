import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrateCommand } from '../../../src/commands/migrate.ts'
import { startServer } from '../../../src/index.ts'
import { inDays, startHouse, waiting } from '../../property-api/hotel.ts'
import { doneOf } from '../../support/answered.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'
import { startReceiver } from '../../support/receiver.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-parts-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

it('what was sent in parts before a migration goes under a higher number after it', async () => {
  const receiver = await startReceiver()
  const [first, second] = [inDays(5), inDays(6)]
  const prices = new Map<string, string>()
  let highest = 0
  let stopped = false
  let hangs = false
  // It takes the first date alone, hangs over the second, and leaves out what has no higher number than it knows.
  receiver.answer = (response, { body }) => {
    const { delivery_id, dates } = JSON.parse(body)
    if (!stopped && dates.length > 1) return response.writeHead(422).end()
    hangs = !stopped && dates[0].date === second
    if (hangs) return
    if (delivery_id > highest) for (const { date, price } of dates) prices.set(date, price)
    highest = Math.max(highest, delivery_id)
    response.writeHead(204).end()
  }
  const file = join(folder, 'hotel.db')
  const house = await startHouse({ database: file })
  const hotel = await house.openHotel({
    hr_id: 'parts',
    mappings: { bookingcom: { B1: 'HR:1' } },
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
  const dates = [
    { date: first, price: '100' },
    { date: second, price: '200' },
  ]
  await hotel.daily({ inv_code: 'HR:1', dates })
  await vi.waitFor(() => expect(hangs).toBe(true), waiting)
  await house.server.stop()
  stopped = true

  await postgres.query('create database parts')
  const key = (await readFile(`${file}-key`, 'utf8')).trim()
  const database = postgres.addressOf('parts')
  await migrateCommand(['--from', file, '--to', database], { INNWIRE_SECRET_KEY: key })
  const server = await startServer({ port: 0, test: true, database, secretKey: key })
  const done = doneOf(server)
  await vi.waitFor(async () => {
    const { deliveries } = await done('GET', '/properties/parts/deliveries?state=in_progress')
    expect(deliveries).toEqual([])
  }, waiting)
  expect(Object.fromEntries(prices)).toEqual({ [first]: '100', [second]: '200' })
  await server.stop()
  await receiver.stop()
})

it('no name of a hotel is that of a lock of the program', async () => {
  await postgres.query('create database names')
  const server = await startServer({ port: 0, test: true, database: postgres.addressOf('names'), secretKey })
  const done = doneOf(server)
  for (const hr_id of ['server', 'job', 'program', 'state'])
    await done('POST', '/properties', { hr_id, name: hr_id, time_zone: 'UTC', currency: 'EUR' })
  expect((await done('GET', '/properties')).properties).toHaveLength(4)
  await server.stop()
})
