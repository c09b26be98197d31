import { mostPerPage } from '@innwire/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leftOut } from '../../src/reservations/read-page.ts'
import { afterPage, mostPages, newWalk, pastPage, type Walk } from '../../src/reservations/walk.ts'

type Service = {
  size: number
  /** Entries of a page, where the service gives fewer than are asked for. */
  cap?: number
  newestFirst?: boolean
  /** What the service says of its number of pages. */
  claims?: (pages: number) => unknown
  /** The page that it gives for a number. */
  gives?: (number: number, pages: number) => number
  /** Every second page comes in another order. */
  turns?: boolean
  /** The place of an entry that changes before each further request. */
  changes?: number[]
  fails?: (number: number) => boolean
}

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString()

/** Walks a list of the service's: the pages that it asks for, and the entries that never changed and were not read. */
function walkThrough(service: Service) {
  const {
    size,
    cap = mostPerPage,
    newestFirst,
    claims = (pages) => pages,
    gives,
    turns,
    changes = [],
    fails,
  } = service
  const list = Array.from({ length: size }, (_, index) => ({
    hr_number: `R${index}`,
    updated_at: at(index),
  }))
  const pages = Math.ceil(size / cap)
  const stable = new Set(list.map(({ hr_number }) => hr_number))
  const asked: number[] = []
  let walk: Walk = newWalk
  while (walk.next !== undefined) {
    const number = gives?.(walk.next, pages) ?? walk.next
    asked.push(walk.next)
    if (asked.length > 3 * pages + 10) throw new Error(`It does not end: ${asked.join()}`)
    if (fails?.(number)) {
      const past = pastPage(walk)
      if (!past) break
      walk = past
      continue
    }
    const sorted = newestFirst ? list.toReversed() : list
    const entries = sorted.slice((number - 1) * cap, number * cap)
    for (const { hr_number } of entries) stable.delete(hr_number)
    if (turns && asked.length % 2 === 0) entries.reverse()
    walk = afterPage(walk, { entries, pages: claims(pages), count: size })
    const place = changes[asked.length - 1]
    const [entry] = place === undefined ? [] : list.splice(place % Math.max(1, size), 1)
    if (!entry) continue
    stable.delete(entry.hr_number)
    list.push({ ...entry, updated_at: at(size + asked.length) })
  }
  return { asked, skipped: walk.skipped, over: walk.next === undefined, missed: [...stable] }
}

it.each([
  [0, [1]],
  [99, [1]],
  [101, [1, 2, 1]],
  [450, [1, 5, 4, 3, 2, 1]],
  // A full last page may not be the last one.
  [200, [1, 2, 3, 2, 1]],
])('asks for the pages of %i reservations, the newest first', (size, asked) => {
  expect(walkThrough({ size })).toMatchObject({ asked, over: true, missed: [] })
})

it.each<[string, Omit<Service, 'size'>]>([
  ['says nothing of its pages', { claims: () => undefined }],
  ['says that there are none', { claims: () => 0 }],
  ['says too few', { claims: (pages) => pages - 2 }],
  ['says too many', { claims: (pages) => pages + 3 }],
  ['says a million', { claims: () => 1_000_000 }],
  ['says it in text', { claims: String }],
  ['gives its last page for every number behind it', { gives: Math.min }],
  ['sorts newest first', { newestFirst: true }],
])('reads all reservations of a service that %s', (_, service) => {
  for (const size of [0, 1, 99, 100, 101, 250, 300, 901])
    expect(walkThrough({ size, ...service })).toMatchObject({ over: true, missed: [] })
})

const asAsked: Service['claims'] = (pages) => Math.ceil((pages * 50) / mostPerPage)

it.each<[string, Omit<Service, 'size'>]>([
  ['counts them', {}],
  ['counts pages of the length that was asked for', { claims: asAsked }],
  ['says nothing of its pages', { claims: () => undefined }],
  ['sorts newest first and counts pages as asked', { claims: asAsked, newestFirst: true }],
  ['gives its last page for every number behind it', { claims: asAsked, gives: Math.min }],
])('reads all reservations of a service that gives 50 a page and %s', (_, service) => {
  for (const size of [0, 1, 49, 50, 51, 80, 100, 160, 180, 900])
    expect(walkThrough({ size, cap: 50, ...service })).toMatchObject({ over: true, missed: [] })
})

it('ends where the service gives the first page for every number', () => {
  expect(walkThrough({ size: 450, gives: () => 1 }).asked.length).toBeLessThan(4)
})

it.each([
  ['the first page', () => 1],
  ['its last page for every number behind it', Math.min],
])('ends where the service gives %s, in another order each time', (_, gives) => {
  expect(walkThrough({ size: 300, claims: () => 1, gives, turns: true }).over).toBe(true)
})

it('ends a list that goes on and on, and says so', () => {
  let walk: Walk = newWalk
  for (let read = 0; walk.next !== undefined && read <= mostPages; read += 1) {
    const entries = Array.from({ length: 2 }, (_, index) => ({ hr_number: `R${read}-${index}` }))
    walk = afterPage(walk, { entries, pages: 1e9, count: 1e9 })
  }
  expect(walk).toMatchObject({ next: undefined, read: mostPages })
  expect(leftOut(walk)?.message).toMatch(
    'was ended after 10000 pages, because the list of the service has no end',
  )
})

it('reads every reservation that does not change, whatever changes meanwhile', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.array(fc.nat(900), { maxLength: 20 }),
      fc.constantFrom<Service['claims']>(
        undefined,
        () => undefined,
        () => 1,
        () => 50,
      ),
      (size, changes, claims) => {
        expect(walkThrough({ size, changes, ...(claims && { claims }) })).toMatchObject({
          over: true,
          missed: [],
        })
      },
    ),
  )
})

it('passes over a page on which the service fails, and over no two in a row', () => {
  const one = walkThrough({ size: 901, fails: (number) => number === 4 })
  expect(one).toMatchObject({ skipped: [4], over: true })
  expect(one.missed).toHaveLength(mostPerPage)
  const last = walkThrough({ size: 901, fails: (number) => number === 10 })
  expect(last).toMatchObject({ skipped: [10], over: true })
  expect(walkThrough({ size: 901, fails: (number) => number === 4 || number === 3 }).over).toBe(false)
  expect(walkThrough({ size: 901, fails: (number) => number === 1 }).asked).toEqual([1])
})
