import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startHouse } from '../property-api/hotel.ts'

/** Stands in everything that tells who a guest is. */
const own = 'Unverkennbar'

it('after the next start no file has anything of what was erased, free pages and logs included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-erased-files-'))
  const database = join(folder, 'hotel.db')
  const found = async () => {
    const names = (await readdir(folder)).filter((name) => !name.endsWith('-lock'))
    const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
    return names.filter((_, index) => files[index]?.includes(own))
  }
  const before = await startHouse({ database })
  const hotel = await before.openHotel()
  const { hr_number } = await hotel.book({ guest: own })
  await hotel.control('POST', `/bookings/${hr_number}/cancel`, { reason: `${own} fell ill` })
  await hotel.control('POST', `/bookings/${hr_number}/erase`)
  expect(await found()).not.toEqual([])
  await before.server.stop()
  const after = await startHouse({ database })
  expect(await found()).toEqual([])
  await after.server.stop()
  await rm(folder, { recursive: true })
})
