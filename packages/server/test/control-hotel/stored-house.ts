import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildHotel, type House, openHouse, setClock, today } from './hotel.ts'

export type StoredHouse = Awaited<ReturnType<typeof openStoredHouse>>

/** A server on a database of its own, with a hotel, that can start again. */
export async function openStoredHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-house-'))
  const database = join(folder, 'hotel %20#1.db')
  const open = () => openHouse({ database, controlToken: 'control-token' })
  let present = await open()
  await setClock(present)
  const house: House = {
    get server() {
      return present.server
    },
    control: (...call) => present.control(...call),
    done: (...call) => present.done(...call),
  }
  const hotel = await buildHotel(house)
  return {
    house,
    hotel,
    database,
    /** What is left to sell today. */
    availability: async () => (await hotel.availability(today, today))[0],
    restart: async () => {
      await present.server.stop()
      present = await open()
    },
    close: async () => {
      await present.server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
