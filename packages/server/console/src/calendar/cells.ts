import type { CalendarColumns, CalendarGridRate } from '../../../src/generated/control.ts'
import { calendar as texts } from '../texts/calendar.ts'

/** A row of the grid: the availability of a group, or one rate of it. */
export type GridRow = { kind: 'group' | 'rate'; rate: CalendarGridRate; rates: CalendarGridRate[] }

/** What a cell shows, and says to who does not see it. */
export type Cell = {
  text: string
  /** Short signs for restrictions. */
  marks: string
  tone: 'open' | 'soldOut' | 'stopSale' | 'overbooked' | 'nothing'
  /** Whether the channel was told something else than the hotel has. */
  differs: boolean
  label: string
}

/** A group with its availability, then its rates; in the order of the list of rooms. */
export function rowsOf(rates: readonly CalendarGridRate[]): GridRow[] {
  const groups = Map.groupBy(rates, ({ inv_code }) => inv_code)
  return [...groups.values()].flatMap((its): GridRow[] => {
    const master = its.find(({ code, inv_code }) => code === inv_code) ?? its[0]
    if (!master) return []
    return [
      { kind: 'group', rate: master, rates: its },
      ...its.map((rate): GridRow => ({ kind: 'rate', rate, rates: [rate] })),
    ]
  })
}

type Sign = [sign: string, word: string]

/** What stands behind the price of a rate, in this order: of each field its sign and what that means, where it says something. */
const signs: Record<
  Exclude<keyof CalendarColumns, 'availability' | 'price'>,
  (columns: CalendarColumns, day: number) => Sign | undefined
> = {
  stop_sale: ({ stop_sale }, day) => (stop_sale[day] ? ['×', texts.stopSale] : undefined),
  cta: ({ cta }, day) => (cta[day] ? ['⇥', texts.cta] : undefined),
  ctd: ({ ctd }, day) => (ctd[day] ? ['↦', texts.ctd] : undefined),
  min_stay: ({ min_stay }, day) => {
    const nights = min_stay[day] ?? 1
    return nights > 1 ? [`${nights}n`, texts.minStay(nights)] : undefined
  },
}

const fieldsOf: Record<GridRow['kind'], (keyof CalendarColumns)[]> = {
  group: ['availability'],
  rate: ['price', ...(Object.keys(signs) as (keyof typeof signs)[])],
}

/**
 * What a cell shows.
 * @param told whether it shows what the channel of the lens was told; where mappings were told different things, the first
 *   that differs from the hotel
 */
export function cellOf({ kind, rate, rates }: GridRow, day: number, told: boolean): Cell {
  const lacking = kind === 'group' ? (rate.overbooked[day] ?? 0) : 0
  if (!told) return shownCell(kind, rate.own, day, lacking, false)
  const all = rates.flatMap((its) => its.told)
  const other = all.find((columns) => differs(kind, columns, rate.own, day))
  const columns = other ?? all[0]
  if (!columns) return { text: '', marks: '', tone: 'nothing', differs: false, label: texts.notMapped }
  return shownCell(kind, columns, day, lacking, other !== undefined)
}

const differs = (kind: GridRow['kind'], told: CalendarColumns, own: CalendarColumns, day: number): boolean =>
  fieldsOf[kind].some((field) => !isSame(field, told[field][day] ?? null, own[field][day] ?? null))

type Value = number | string | boolean | null

/** Prices are decimal text, and 80 is the same as 80.00. A flag that was never set is off. */
function isSame(field: string, one: Value, other: Value): boolean {
  if (field === 'price' && one !== null && other !== null) return Number(one) === Number(other)
  if (one === null || other === null) return (one ?? false) === (other ?? false)
  return one === other
}

function shownCell(
  kind: GridRow['kind'],
  columns: CalendarColumns,
  day: number,
  lacking: number,
  isOther: boolean,
): Cell {
  const { text, marks, tone, words } =
    kind === 'group' ? availabilityCell(columns, day, lacking) : rateCell(columns, day)
  const label = [...words, ...(isOther ? [texts.differs] : [])].join(', ')
  return { text, marks, tone, differs: isOther, label }
}

type Shown = Pick<Cell, 'text' | 'marks' | 'tone'> & { words: string[] }

function availabilityCell({ availability }: CalendarColumns, day: number, lacking: number): Shown {
  const left = availability[day] ?? null
  const over = lacking > 0 ? [texts.overbooked(lacking)] : []
  const marks = lacking > 0 ? `−${lacking}` : ''
  if (left === null) {
    return { text: '·', marks, tone: lacking > 0 ? 'overbooked' : 'nothing', words: [texts.nothing, ...over] }
  }
  const words = [left === 0 ? texts.soldOut : `${left} ${texts.rooms}`, ...over]
  return {
    text: String(left),
    marks,
    tone: lacking > 0 ? 'overbooked' : left === 0 ? 'soldOut' : 'open',
    words,
  }
}

function rateCell(columns: CalendarColumns, day: number): Shown {
  const set = Object.values(signs)
    .map((signOf) => signOf(columns, day))
    .filter((sign) => sign !== undefined)
  const amount = columns.price[day] ?? null
  return {
    text: amount === null ? '·' : shortPrice(amount),
    marks: set.map(([sign]) => sign).join(' '),
    tone: columns.stop_sale[day] === true ? 'stopSale' : amount === null ? 'nothing' : 'open',
    words: [amount ?? texts.nothing, ...set.map(([, word]) => word)],
  }
}

/** Without needless zeros: a cell is narrow. */
const shortPrice = (price: string): string => (price.includes('.') ? price.replace(/\.?0+$/, '') : price)
