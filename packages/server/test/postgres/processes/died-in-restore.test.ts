import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { type House, startHouse, waiting } from '../../property-api/hotel.ts'
import { openHttpChannel } from '../../property-api/http-channel.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let house: House
beforeAll(async () => {
  postgres = await startPostgres()
  house = await startHouse({ database: postgres.addressOf('postgres'), secretKey })
})
afterAll(async () => {
  await house.server.stop()
  await postgres.stop()
})

it('what a process has restored that died before it told channels, another tells them within the hour', async () => {
  const channel = await openHttpChannel(house)
  await channel.hotel.settled(await channel.price('80'))
  await house.control('PUT', '/snapshots/monday')
  await channel.hotel.settled(await channel.price('90'))
  const dying = await openStorage(postgres.addressOf('postgres'), secretKey)
  await dying.snapshots.restore('monday')
  await dying.close()
  await house.advance(3_600)
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80', '90', '80']), waiting)
  await channel.receiver.stop()
})
