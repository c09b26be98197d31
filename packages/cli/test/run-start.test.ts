import { join } from 'node:path'
import { sqliteStore } from '@innwire/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { openLine } from './line.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

const row = () => JSON.stringify({ inv_code: 'HR:1', date: inDays(9), price: '90' })

describe('what was put in while nobody took it', () => {
  it('goes out in place of what waits in the journal', async () => {
    const line = await openLine(hotel.till.server.url)
    const rooms = (availability: number) => ({ inv_code: 'HR:1', date: inDays(9), availability })
    const store = await sqliteStore(join(hotel.person.folder, 'hotel.db'))
    const sync = await hotel.till.open({ store, start: 'later' })
    await sync.calendar.set([rooms(5)])
    await sync.close()
    await store.close()
    await hotel.put('calendar', '2.ndjson', JSON.stringify(rooms(2)))
    const hotels = [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
    const program = await hotel.run([], { baseUrl: line.url, hotels })
    await vi.waitFor(async () =>
      expect(await hotel.status()).toMatchObject({ running: true, status: { calendar: { waiting: 0 } } }),
    )
    expect(line.updates.flatMap((one) => one.match(/availability\W+\d/g) ?? [])).toEqual(['availability=2'])
    expect(await program.ends('SIGTERM')).toBe(0)
    await line.close()
  })

  it('waits beside numbers that a stopped push has left, until somebody says that they are good', async () => {
    const hotels = [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
    const store = await sqliteStore(join(hotel.person.folder, 'hotel.db'))
    const value = { since: '2026-11-23T12:00:00.000Z', written: true, numbers: 3, spans: [] }
    await store.write(hotel.till.hrId, [{ collection: 'cli', key: 'unfinished-push', value }])
    await store.close()
    await hotel.put('calendar', '1.ndjson', row())
    const held = await hotel.run([], { hotels })
    await vi.waitFor(() => expect(held.err).toContain('It is served'))
    expect(held.err).toMatch(
      /only stop sale and availability 0 are sent\..* Or start innwire run with --bookings-counted/,
    )
    expect(await hotel.names('taken')).toEqual(['calendar-1.ndjson'])
    const closing = JSON.stringify({ inv_code: 'HR:1', date: inDays(10), availability: 0 })
    await hotel.put('calendar', '2.ndjson', closing)
    const closed = `/calendar?from=${inDays(10)}&to=${inDays(10)}&code=HR:1`
    await vi.waitFor(async () =>
      expect((await hotel.till.hotel('GET', closed)).entries).toMatchObject([{ availability: 0 }]),
    )
    const held_back = expect.stringMatching(/^Of the calendar only stop sale .* has left 3 value\(s\)/)
    await vi.waitFor(async () => expect(await hotel.status()).toMatchObject({ running: true, held_back }))
    const asked = ['--base-url', hotel.till.server.url, '--hr-id', hotel.till.hrId, '--token-file', 'token']
    const doctor = await hotel.person.inPipe(['doctor', ...asked, '--journal', 'hotel.db'])
    expect(JSON.parse(doctor.out).findings).toContainEqual(expect.objectContaining({ problem: held_back }))
    expect(await held.ends('SIGTERM')).toBe(0)
    expect((await hotel.status()).status.calendar.waiting).toBe(1)
    for (const args of [['--bookings-counted'], []]) {
      const program = await hotel.run(args, { hotels })
      await vi.waitFor(async () =>
        expect(await hotel.status()).toMatchObject({ running: true, status: { calendar: { waiting: 0 } } }),
      )
      expect(program.err).not.toContain('only stop sale')
      expect(await program.ends('SIGTERM')).toBe(0)
    }
  })

  it('waits beside those that a push has left since somebody said that numbers are good', async () => {
    const hotels = [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
    const store = await sqliteStore(join(hotel.person.folder, 'hotel.db'))
    const since = new Date(Date.now() + 60_000).toISOString()
    const value = { since, written: true, numbers: 3, spans: [] }
    await store.write(hotel.till.hrId, [{ collection: 'cli', key: 'unfinished-push', value }])
    await store.close()
    const program = await hotel.run(['--bookings-counted'], { hotels })
    await vi.waitFor(() => expect(program.err).toContain('It is served'))
    expect(program.err).toContain('only stop sale and availability 0 are sent.')
    expect(await program.ends('SIGTERM')).toBe(0)
  })
})
