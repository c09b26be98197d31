import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
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

it('a hotel whose folders cannot be made is told, and served as soon as they can be', async () => {
  const place = join(hotel.folder, 'taken')
  // Even root makes no folder in the place of a file.
  await writeFile(place, '')
  const program = await hotel.run()
  await vi.waitFor(() =>
    expect(program.err).toMatch(
      /It is not served: Its folders cannot be made: EEXIST\S+ .*taken'\. See to that place, or give it another folder in the config\. It is tried again in 1 seconds\./,
    ),
  )
  await rm(place)
  await vi.waitFor(() => expect(program.err).toContain('It is served.'))
  expect(await program.ends('SIGTERM')).toBe(0)
})

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

  describe('beside a number that a stopped push has left', () => {
    const hotels = () => [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
    const entry = async (days: number) => {
      const path = `/calendar?from=${inDays(days)}&to=${inDays(days)}&code=HR:1`
      return (await hotel.till.hotel('GET', path)).entries[0]
    }
    const rooms = (availability: number) => ({ inv_code: 'HR:1', date: inDays(12), availability })

    /** @param since when it was stopped */
    async function stopPush(since: string) {
      const { hrId } = hotel.till
      const store = await sqliteStore(join(hotel.person.folder, 'hotel.db'))
      const sync = await hotel.till.open({ store, start: 'later' })
      await sync.calendar.set([rooms(5)])
      await sync.close()
      const spans = [{ code: 'HR:1', first: inDays(12), last: inDays(12), fields: ['availability'] }]
      const value = { since, written: true, numbers: 1, spans }
      await store.write(hrId, [{ collection: 'cli', key: 'unfinished-push', value }])
      await store.close()
    }

    const held = /^1 value\(s\) of availability above 0 that the push of 2026-11-23\S+ has left are not sent/

    it('goes out without it, and a number that is put in anew takes its place', async () => {
      await stopPush('2026-11-23T12:00:00.000Z')
      await hotel.put('calendar', '1.ndjson', row())
      const program = await hotel.run([], { hotels: hotels() })
      await vi.waitFor(async () => expect(Number((await entry(9))?.price)).toBe(90))
      expect(program.err).toMatch(
        /1 value\(s\) of availability above 0 .* Put the present numbers of these nights in\./,
      )
      const held_back = expect.stringMatching(held)
      await vi.waitFor(async () => expect(await hotel.status()).toMatchObject({ running: true, held_back }))
      const { url } = hotel.till.server
      const asked = ['--base-url', url, '--hr-id', hotel.till.hrId, '--token-file', 'token']
      const doctor = await hotel.person.inPipe(['doctor', ...asked, '--journal', 'hotel.db'])
      expect(JSON.parse(doctor.out).findings).toContainEqual(expect.objectContaining({ problem: held_back }))
      expect((await entry(12))?.availability).not.toBe(5)
      await hotel.put('calendar', '2.ndjson', JSON.stringify(rooms(2)))
      await vi.waitFor(async () => expect((await entry(12))?.availability).toBe(2))
      await vi.waitFor(async () => expect(await hotel.status()).toMatchObject({ held_back: null }))
      expect(await program.ends('SIGTERM')).toBe(0)
      const again = await hotel.run([], { hotels: hotels() })
      await vi.waitFor(() => expect(again.err).toContain('It is served'))
      expect(again.err).not.toContain('are not sent')
      expect(await again.ends('SIGTERM')).toBe(0)
    })

    it.each([
      ['goes out with it where somebody says that it is good', -1],
      ['goes out without it where it was left since somebody said so', 1],
    ])('%s', async (_, days) => {
      await stopPush(new Date(Date.now() + days * 86_400_000).toISOString())
      await hotel.put('calendar', '1.ndjson', row())
      const program = await hotel.run(['--bookings-counted'], { hotels: hotels() })
      await vi.waitFor(async () => expect(Number((await entry(9))?.price)).toBe(90))
      if (days < 0) await vi.waitFor(async () => expect((await entry(12))?.availability).toBe(5))
      expect(program.err.includes('are not sent')).toBe(days > 0)
      expect(await program.ends('SIGTERM')).toBe(0)
      if (days > 0) expect((await entry(12))?.availability).not.toBe(5)
    })
  })

  it('that cannot be taken keeps back the calendar, but neither bills nor closings', async () => {
    const hotels = [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
    const store = await sqliteStore(join(hotel.person.folder, 'hotel.db'))
    const sync = await hotel.till.open({ store, start: 'later' })
    await sync.calendar.set([
      { inv_code: 'HR:1', date: inDays(9), price: '70' },
      { inv_code: 'HR:1', date: inDays(10), stop_sale: 1 },
    ])
    await sync.close()
    await store.close()
    // Even root removes no folder in the place of a file.
    const place = join(hotel.folder, 'refused', '.calendar-1.csv.new')
    await mkdir(place, { recursive: true })
    await hotel.put('calendar', '1.csv', 'wrong')
    await hotel.put('calendar', '2.ndjson', row())
    await hotel.put('invoices', '1.json', JSON.stringify(hotel.till.invoice()))
    const program = await hotel.run([], { hotels })
    await vi.waitFor(async () => expect(await hotel.outcomes()).toMatchObject([{ outcome: 'posted' }]))
    const entry = async (days: number) => {
      const path = `/calendar?from=${inDays(days)}&to=${inDays(days)}&code=HR:1`
      return (await hotel.till.hotel('GET', path)).entries[0]
    }
    await vi.waitFor(async () => expect(await entry(10)).toMatchObject({ stop_sale: true }))
    expect((await entry(9))?.price).not.toBe('70')
    expect(program.err).toContain('The files of calendar wait: ')
    await rmdir(place)
    await vi.waitFor(async () => expect(Number((await entry(9))?.price)).toBe(90))
    expect(await program.ends('SIGTERM')).toBe(0)
  })
})
