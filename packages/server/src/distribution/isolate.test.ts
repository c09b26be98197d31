import { calendarFields } from '@innwire/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Cell } from './cells.ts'
import { bringUpToDate, nextPart, noteRefused, noteTaken, nothingLeft } from './isolate.ts'

const cellsOf = (fields: number, dates: number): Cell[] =>
  Array.from({ length: dates }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  ).flatMap((date) =>
    calendarFields
      .slice(0, fields)
      .map((field) => ({ key: `${date} ${field}`, date, field, value: 1, source: 1 })),
  )

/** Hands over all cells to a receiver that refuses each part with a bad one in it. */
function handOver(cells: Cell[], isBad: (cell: Cell) => boolean) {
  const left = nothingLeft()
  bringUpToDate(left, cells, () => true)
  const [taken, refused]: [Cell[], Cell[]] = [[], []]
  let requests = 0
  for (let part = nextPart(left); part; part = nextPart(left)) {
    requests += 1
    if (part.some(isBad)) refused.push(...noteRefused(left, part))
    else {
      taken.push(...part)
      noteTaken(left, part)
    }
  }
  return { taken, refused, requests }
}

const someCells = fc
  .record({ fields: fc.integer({ min: 1, max: 6 }), dates: fc.integer({ min: 1, max: 400 }) })
  .map(({ fields, dates }) => cellsOf(fields, dates))

it('takes all good values past up to seven bad ones, in few requests', () => {
  fc.assert(
    fc.property(someCells, fc.array(fc.nat(), { maxLength: 7 }), (cells, picks) => {
      const bad = new Set(picks.map((pick) => cells[pick % cells.length]))
      const { taken, refused, requests } = handOver(cells, (cell) => bad.has(cell))
      expect(new Set(refused)).toEqual(bad)
      expect(taken.length + refused.length).toBe(cells.length)
      expect(requests).toBeLessThanOrEqual(7 + bad.size * 2 * Math.ceil(Math.log2(cells.length) + 1))
    }),
  )
})

it('takes all fields but those that are refused at every date', () => {
  fc.assert(
    fc.property(someCells, fc.subarray([...calendarFields]), (cells, bad) => {
      const isBad = ({ field }: Cell) => bad.includes(field)
      const { taken, requests } = handOver(cells, isBad)
      expect(new Set(taken)).toEqual(new Set(cells.filter((cell) => !isBad(cell))))
      // To a single date and back, eight times for each field.
      expect(requests).toBeLessThanOrEqual(7 + bad.length * 8 * 10)
    }),
  )
})

it('accounts for each value once, whatever is refused', () => {
  fc.assert(
    fc.property(someCells, fc.func(fc.boolean()), (cells, isBad) => {
      const { taken, refused } = handOver(cells, ({ key }) => isBad(key))
      expect([...taken, ...refused].map(({ key }) => key).sort()).toEqual(cells.map(({ key }) => key).sort())
    }),
  )
})

it('asks a receiver that refuses everything a bounded number of times', () => {
  fc.assert(
    fc.property(someCells, (cells) => {
      const { refused, requests } = handOver(cells, () => true)
      expect(refused.length).toBe(cells.length)
      expect(requests).toBeLessThanOrEqual(7 + 8 * 10)
    }),
  )
})
