import { expect, it } from 'vitest'
import { walk } from '../src/paging.ts'

it.each([1, 99, 100, 101, 250])(
  'gives all of %i entries to whom a thousand million pages are promised',
  async (count) => {
    const all = Array.from({ length: count }, (_, index) => ({
      hr_number: `R${index}`,
      updated_at: new Date(index * 1000).toISOString(),
    }))
    let asked = 0
    const get = async (page: number) => {
      asked += 1
      return { reservations: all.slice((page - 1) * 100, page * 100), pages: 1e9, count }
    }
    const given: unknown[] = []
    for await (const entries of walk(get, 100)) given.push(...entries)
    expect(given).toHaveLength(count)
    expect(given).toEqual(expect.arrayContaining(all))
    expect(asked).toBeLessThan(12)
  },
)
