import { expect, it } from 'vitest'
import type { CalendarColumns, CalendarGridRate } from '../../../src/generated/control.ts'
import { cellOf, rowsOf } from './cells.ts'

const columns = (values: Partial<Record<keyof CalendarColumns, unknown>> = {}): CalendarColumns => ({
  availability: [null],
  price: [null],
  min_stay: [null],
  stop_sale: [null],
  cta: [null],
  ctd: [null],
  ...(Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value]]),
  ) as Partial<CalendarColumns>),
})
const rate = (more: Partial<CalendarGridRate> = {}): CalendarGridRate => ({
  code: 'HR:1',
  inv_code: 'HR:1',
  name: 'Standard Room',
  is_master: false,
  overbooked: [0],
  own: columns(),
  told: [],
  ...more,
})
const [group, own] = [0, 1]
const cell = (its: CalendarGridRate, row: number, told = false) => {
  const found = rowsOf([its])[row]
  if (!found) throw new Error('There is no such row.')
  return cellOf(found, 0, told)
}

it('puts the availability of a group above its rates', () => {
  const rows = rowsOf([rate(), rate({ code: 'NR:1' }), rate({ code: 'HR:2', inv_code: 'HR:2' })])
  expect(rows.map(({ kind, rate: { code } }) => `${kind} ${code}`)).toEqual([
    'group HR:1',
    'rate HR:1',
    'rate NR:1',
    'group HR:2',
    'rate HR:2',
  ])
})

it.each([
  [4, 0, { text: '4', tone: 'open', label: '4 rooms left' }],
  [0, 0, { text: '0', tone: 'soldOut', label: 'sold out' }],
  [0, 2, { text: '0', marks: '−2', tone: 'overbooked', label: 'sold out, overbooked by 2' }],
  [null, 0, { text: '·', tone: 'nothing', label: 'nothing set' }],
  [null, 1, { tone: 'overbooked', label: 'nothing set, overbooked by 1' }],
])('shows an availability of %s with %s rooms lacking', (availability, lacking, expected) => {
  expect(cell(rate({ own: columns({ availability }), overbooked: [lacking] }), group)).toMatchObject(expected)
})

it('shows a price without needless zeros, and a sign for each restriction', () => {
  const set = columns({ price: '119.90', min_stay: 3, cta: true, ctd: true, stop_sale: false })
  expect(cell(rate({ own: set }), own)).toMatchObject({ text: '119.9', marks: '⇥ ↦ 3n', tone: 'open' })
  expect(cell(rate({ own: columns({ price: '100', stop_sale: true }) }), own)).toMatchObject({
    text: '100',
    marks: '×',
    tone: 'stopSale',
  })
})

it.each([
  ['another price', { price: '80' }, { price: '90' }, true],
  ['the same price in other digits', { price: '80' }, { price: '80.00' }, false],
  ['nothing yet', { price: '80' }, {}, true],
  ['a flag that is off and was never set', { price: '80', cta: false }, { price: '80' }, false],
  ['a flag that it has not heard of', { price: '80', cta: true }, { price: '80' }, true],
  ['another minimum stay', { price: '80', min_stay: 2 }, { price: '80', min_stay: 1 }, true],
])('marks what a channel was told where it is %s', (_, hotel, there, expected) => {
  const told = [{ mapping_code: '1', ...columns(there) }]
  expect(cell(rate({ own: columns(hotel), told }), own, true).differs).toBe(expected)
})

it('shows of several mappings the one that differs', () => {
  const told = ['80', '70'].map((price, index) => ({ mapping_code: String(index), ...columns({ price }) }))
  expect(cell(rate({ own: columns({ price: '80' }), told }), own, true)).toMatchObject({
    text: '70',
    differs: true,
  })
})

it('says of a rate that a channel does not sell that it does not', () => {
  expect(cell(rate({ own: columns({ price: '80' }) }), own, true)).toMatchObject({
    text: '',
    tone: 'nothing',
  })
})
