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
const newest = (size: number) => Array.from({ length: size }, (_, index) => `HR${size - index}`)

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

  it.each([0, 1, 2, 3, 7, 100, 101, 250])(
    'gives all of %i entries, the newest change first',
    async (size) => {
      expect(await all(still(size))).toEqual(newest(size))
      expect(await all(still(size), { per_page: 7 })).toEqual(newest(size))
    },
  )

  it.each([1, 2, 7])(
    'gives all entries of a service that sorts newest first, %i a page',
    async (per_page) => {
      for (const size of [0, 1, 2, 7, 8, 20])
        expect(await all(still(size, { newestFirst: true }), { per_page })).toEqual(newest(size))
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

  it.each([false, true])(
    'stops when the service ignores the number of the page (newest first: %s)',
    async (newestFirst) => {
      const service = still(5, { ignoresPage: true, newestFirst })
      expect(await all(service, { per_page: 5 })).toHaveLength(5)
      const many = still(12, { ignoresPage: true, newestFirst })
      expect(await all(many, { per_page: 5 })).toHaveLength(5)
      expect(many.requests.length).toBeLessThan(12)
    },
  )

  it.each([false, true])(
    'stops then also when the list changes meanwhile (newest first: %s)',
    async (newestFirst) => {
      const change = [{ kind: 'modify' as const, pick: 0, later: 1 }]
      const schedule = { size: 12, gaps: Array(12).fill(1), batches: [[], change, change] }
      const service = new SimulatedService(schedule, { ignoresPage: true, newestFirst })
      await all(service, { per_page: 2 })
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
    expect(await all(service, { per_page: 3 })).toEqual(newest(4))
    expect(await all(service, { per_page: 3 })).toEqual(newest(4))
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
      if (versions.length === 1) service.change({ kind: 'modify', pick: 5, later: 1 })
    }
    expect(versions[0]).toBe('HR6 1')
    expect(versions.toSorted()).toEqual(['HR1 1', 'HR2 1', 'HR3 1', 'HR4 1', 'HR5 1', 'HR6 1', 'HR6 2'])
  })
})
