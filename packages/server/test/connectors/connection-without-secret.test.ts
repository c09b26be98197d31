import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { startReceiver } from '../support/receiver.ts'
import { rowsBeside } from '../support/rows-beside.ts'

let folder: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-no-secret-'))
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await rm(folder, { recursive: true })
})

it('a connection of an earlier version without a secret shows that it fails, and its secret sends what waits', async () => {
  const database = join(folder, 'innwire.db')
  const connector = { kind: 'http', url: receiver.url, secret: '' }
  let house = await startHouse({ database })
  const { hr_id, token } = await house.openHotel()
  await house.server.stop()
  const beside = await rowsBeside(database)
  await beside.run(
    `update connection set connector = '${JSON.stringify(connector)}' where channel_code = 'bookingcom'`,
  )
  await beside.close()

  house = await startHouse({ database })
  await fetch(`${house.server.url}/api/v2/apps/rooms/daily?token=${token}&hr_id=${hr_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms: [{ inv_code: 'HR:2', dates: [{ date: inDays(5), price: '80' }] }] }),
  })
  const channel = async () => (await house.control('GET', `/properties/${hr_id}/channels`)).connections[0]
  await vi.waitFor(async () => {
    const { channel_code, failed, failing } = await channel()
    expect({ channel_code, failed }).toEqual({ channel_code: 'bookingcom', failed: 0 })
    expect(failing).toMatchObject({ waiting: 1, last_error: expect.stringContaining('Set its secret') })
  }, waiting)
  await house.control('PUT', `/properties/${hr_id}/channels/bookingcom`, {
    connector: { ...connector, secret: 'the-secret-of-the-channel' },
  })
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(1), waiting)
  await vi.waitFor(async () => expect((await channel()).failing).toBeNull(), waiting)
  await house.server.stop()
})
