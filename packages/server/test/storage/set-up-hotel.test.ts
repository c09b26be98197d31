import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StatementSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exampleHotel, startServer } from '../../src/index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-set-up-hotel-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** How many rows are read while a hotel with so many rates is set up. */
async function rowsReadFor(rates: number): Promise<number> {
  const hotel = join(folder, `of-${rates}-rates.yaml`)
  await writeFile(hotel, exampleHotel({ rooms: 5, rates }))
  const all = vi.spyOn(StatementSync.prototype, 'all')
  const server = await startServer({ port: 0, hotel, checkResponses: true })
  await server.stop()
  const rows = all.mock.results.reduce((sum, { value }) => sum + (value?.length ?? 0), 0)
  all.mockRestore()
  return rows
}

it('a hotel of a file is loaded as seldom with many rates as with few while it is set up', async () => {
  const [few, many] = [await rowsReadFor(5), await rowsReadFor(20)]
  expect(many / few).toBeLessThan(6)
})
