import { describe, expect, it } from 'vitest'
import { demoHotel } from './demo-hotel.ts'

type Entry = { hr_number: string; updated_at: string }
type Page = { reservations: (Entry | null)[]; count?: number; pages?: number }

/** Entries, the oldest change first. */
const made = (size: number): Entry[] =>
  Array.from({ length: size }, (_, index) => ({
    hr_number: `R${index}`,
    updated_at: new Date(index * 1000).toISOString(),
  }))

/** A walk over what a service answers; it stops the walk at its thousandth request. */
async function walk(answer: (page: number) => Page) {
  let asked = 0
  const fetch = async (input: unknown) => {
    if (++asked > 1000) throw new Error('The walk does not end.')
    return Response.json(answer(Number(new URL(String(input)).searchParams.get('page'))))
  }
  const client = demoHotel('https://hotel.example', { fetch })
  const given: unknown[] = []
  for await (const page of client.reservations.pages()) given.push(...page.reservations, ...page.unreadable)
  return { given, asked }
}

const paged = (all: (Entry | null)[], perPage: number, page: number) =>
  all.slice((page - 1) * perPage, page * perPage)

it.each([
  ['oldest', 'of the page', 50, { pages: 4 }],
  ['oldest', 'of the page', 100, { pages: 2 }],
  ['oldest', 'of the page, without the number of pages', 50, {}],
  ['newest', 'of the page', 50, { pages: 4 }],
  ['newest', 'of the page, without the number of pages', 50, {}],
])(
  'of a service that lists the %s first, all comes where the count is that %s (%i)',
  async (first, _, perPage, more) => {
    const all = first === 'oldest' ? made(160) : made(160).reverse()
    const { given } = await walk((page) => {
      const reservations = paged(all, perPage, page)
      return { reservations, count: reservations.length, ...more }
    })
    expect(given).toHaveLength(160)
  },
)

it.each([10, 350])('ends where a field of %i entries is another one in every answer', async (size) => {
  let answers = 0
  const { given, asked } = await walk((page) => ({
    reservations: paged(made(size), 100, page).map((one) => ({ ...(one as Entry), shown: answers++ })),
    count: size,
  }))
  expect(new Set(given.map((one) => (one as Entry).hr_number)).size).toBe(size)
  expect(asked).toBeLessThan(20)
})

it('ends where every entry is changed in every answer', async () => {
  let answers = 0
  const { asked } = await walk((page) => {
    const updated_at = new Date(1e6 * ++answers).toISOString()
    return { reservations: paged(made(350), 100, page).map((one) => ({ ...(one as Entry), updated_at })) }
  })
  expect(asked).toBeLessThan(200)
})

it('reads the last page once more where a service that lists the newest first gives it for every number', async () => {
  const all = made(400).reverse()
  const { given, asked } = await walk((page) => ({
    reservations: paged(all, 100, Math.min(page, 4)),
    pages: 4,
  }))
  expect(given).toHaveLength(400)
  expect(asked).toBeLessThan(8)
})

it.each([
  ['two that are null', [...made(3), null, null]],
  ['a null on each page', made(350).map((one, index) => (index % 100 === 5 ? null : one))],
])('does not complain of %s, which are counted', async (_, all) => {
  const { given } = await walk((page) => ({
    reservations: paged(all, 100, page),
    count: all.length,
    pages: Math.ceil(all.length / 100),
  }))
  expect(given).toHaveLength(all.length)
})

describe('where pages come in another order each time', () => {
  let drawn = 1
  const draw = () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn
  }
  const shuffled = (entries: Entry[]) =>
    entries
      .map((entry) => ({ entry, rank: draw() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry)

  it.each([
    ['all changed in one second', made(100).map((one) => ({ ...one, updated_at: '2026-11-20T08:00:00Z' }))],
    ['each changed at a time of its own', made(100)],
  ])('a walk of entries %s ends, having given all', async (_, all) => {
    const given = new Set<string>()
    let asked = 0
    const fetch = async () => {
      if (++asked > 1000) throw new Error('The walk does not end.')
      // The number of the page is ignored.
      return Response.json({ reservations: shuffled(all), count: 100, current_page: 1, pages: 1 })
    }
    const walking = (async () => {
      for await (const one of demoHotel('https://hotel.example', { fetch }).reservations.all())
        given.add(one.hr_number)
    })()
    await expect(walking).rejects.toThrow('The service counts 100, and gave 100 again and again.')
    expect(given.size).toBe(100)
  })
})

it('gives both of two versions that one page has of a reservation, and ends', async () => {
  const entry = (state: string, hr_number = 'A') => ({ hr_number, state, updated_at: '2026-11-22T08:00:00Z' })
  const page = [entry('reserved'), entry('canceled'), entry('reserved', 'B')]
  let asked = 0
  const hotel = demoHotel('https://hotel.example', {
    fetch: async () => {
      asked += 1
      return Response.json({ reservations: page, count: 3, current_page: 1, pages: 2 })
    },
  })
  const given: unknown[] = []
  for await (const reservation of hotel.reservations.all()) given.push(reservation)
  expect(given).toEqual(page)
  expect(asked).toBeLessThan(10)
})
