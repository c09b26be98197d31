import type { Reservation } from '@innwire/types'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { WalkFilter } from '../src/index.ts'
import { type ServiceOptions, SimulatedService } from './simulated-service.ts'

const still = (size: number, options?: ServiceOptions) =>
  new SimulatedService({ size, gaps: Array(size).fill(1), batches: [] }, options)
const all = async (service: SimulatedService, filter: WalkFilter = {}) => {
  const names: string[] = []
  for await (const { hr_number } of service.client().reservations.all(filter)) names.push(hr_number)
  return names
}
const numbers = (size: number) => Array.from({ length: size }, (_, index) => `HR${index + 1}`).toSorted()
const incomplete = /counts 12, and gave 5/

describe('a walk', () => {
  it('asks with undelivered: false and 100 entries a page, whether told so or not', async () => {
    for (const filter of [
      undefined,
      {},
      { undelivered: false as const },
      { undelivered: undefined } as object,
    ]) {
      const service = still(3)
      expect(await all(service, filter)).toHaveLength(3)
      for (const query of service.requests) {
        expect(query.get('undelivered')).toBe('false')
        expect(query.get('per_page')).toBe('100')
      }
    }
  })

  it('keeps the filters that are given, in every request', async () => {
    const service = still(5)
    const filter = {
      per_page: 2,
      from_date: '2026-11-01',
      from_last_update_date: '2026-11-02',
    }
    expect(await all(service, filter)).toHaveLength(5)
    for (const query of service.requests) {
      expect(Object.fromEntries(query)).toMatchObject({
        per_page: '2',
        from_date: '2026-11-01',
        from_last_update_date: '2026-11-02',
        undelivered: 'false',
      })
    }
  })

  it.each([0, 1, 2, 3, 7, 100, 101, 250])('gives all of %i entries', async (size) => {
    expect((await all(still(size))).toSorted()).toEqual(numbers(size))
    expect((await all(still(size), { per_page: 7 })).toSorted()).toEqual(numbers(size))
  })

  it.each([1, 2, 7])(
    'gives all entries of a service that sorts newest first, %i a page',
    async (per_page) => {
      for (const size of [0, 1, 2, 7, 8, 20])
        expect((await all(still(size, { newestFirst: true }), { per_page })).toSorted()).toEqual(
          numbers(size),
        )
    },
  )

  it.each([0, 1, 99])('asks once when %i entries are all there is', async (size) => {
    const service = still(size)
    await all(service)
    expect(service.requests).toHaveLength(1)
  })

  it('gives whole pages, none of which is longer than asked for', async () => {
    const service = still(7)
    const sizes: number[] = []
    for await (const { reservations } of service.client().reservations.pages({ per_page: 3 })) {
      expectTypeOf(reservations).toEqualTypeOf<Reservation[]>()
      sizes.push(reservations.length)
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(7)
  })

  it('gives the first page first, then from the newest change to the oldest', async () => {
    expect(await all(still(7), { per_page: 2 })).toEqual(['HR1', 'HR2', 'HR7', 'HR5', 'HR6', 'HR3', 'HR4'])
  })

  it.each([false, true])(
    'stops when the service ignores the number of the page, and says so (newest first: %s)',
    async (newestFirst) => {
      const service = still(5, { ignoresPage: true, newestFirst })
      expect(await all(service, { per_page: 5 })).toHaveLength(5)
      const many = still(12, { ignoresPage: true, newestFirst })
      await expect(all(many, { per_page: 5 })).rejects.toThrow(incomplete)
      expect(many.delivered.size).toBe(5)
      expect(many.requests.length).toBeLessThan(12)
    },
  )

  it('says so when the service counts more than its pages have', async () => {
    const service = still(5, { lie: () => ({ count: 12 }) })
    const given: string[] = []
    const walk = (async () => {
      for await (const { hr_number } of service.client().reservations.all()) given.push(hr_number)
    })()
    await expect(walk).rejects.toMatchObject({
      name: 'InnwireError',
      message: expect.stringMatching(incomplete),
    })
    expect(given).toHaveLength(5)
  })

  it.each([false, true])(
    'stops then also when the list changes meanwhile (newest first: %s)',
    async (newestFirst) => {
      const change = [{ kind: 'modify' as const, pick: 0, later: 1 }]
      const schedule = { size: 12, gaps: Array(12).fill(1), batches: [[], change, change] }
      const service = new SimulatedService(schedule, { ignoresPage: true, newestFirst })
      await expect(all(service, { per_page: 2 })).rejects.toThrow('The service counts 12,')
      expect(service.requests.length).toBeLessThan(40)
    },
  )

  it('stops when the caller does', async () => {
    const service = still(300)
    for await (const entry of service.client().reservations.all({ per_page: 10 })) {
      expectTypeOf(entry).toEqualTypeOf<Reservation>()
      break
    }
    expect(service.requests.length).toBeLessThan(10)
  })

  it('begins anew each time', async () => {
    const service = still(4)
    expect((await all(service, { per_page: 3 })).toSorted()).toEqual(numbers(4))
    expect((await all(service, { per_page: 3 })).toSorted()).toEqual(numbers(4))
  })

  it('sends nothing before it is begun', () => {
    const service = still(4)
    service.client().reservations.all()
    service.client().reservations.pages()
    expect(service.requests).toEqual([])
  })

  it('gives what changes behind it once more, in its new version', async () => {
    const service = still(6)
    const versions: string[] = []
    for await (const entry of service.client().reservations.all({ per_page: 2 })) {
      const { hr_number, version } = entry as unknown as { hr_number: string; version: number }
      versions.push(`${hr_number} ${version}`)
      if (hr_number === 'HR6' && version === 1) service.change({ kind: 'modify', pick: 5, later: 1 })
    }
    expect(versions.toSorted()).toEqual(['HR1 1', 'HR2 1', 'HR3 1', 'HR4 1', 'HR5 1', 'HR6 1', 'HR6 2'])
  })
})
