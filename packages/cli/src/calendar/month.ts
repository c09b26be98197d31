import { styleText } from 'node:util'
import type { CalendarDay } from '@innwire/sync'
import type { CalendarField } from '@innwire/types'
import { shownText } from '../print.ts'

/** How a date stands, for a person: the worst of its values. */
type Mark = 'confirmed' | 'waiting' | 'refused'

const styles = { confirmed: 'green', waiting: 'yellow', refused: 'red' } as const
/** Where there are no colours. */
const signs: Record<Mark, string> = { confirmed: '', waiting: '?', refused: '!' }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** How a date is written: in one line where a week of such dates fits, else in two. */
type Layout = { legend: string; linesOf: (day: CalendarDay) => string[] }

/** Each field with its name, in the order of a line; of a flag its letter stands where it is on. */
const fields: Record<CalendarField, { name: string; letter?: string }> = {
  availability: { name: 'rooms' },
  price: { name: 'price' },
  min_stay: { name: 'min-stay' },
  stop_sale: { name: 'closed', letter: 'X' },
  cta: { name: 'closed to arrival', letter: 'a' },
  ctd: { name: 'closed to departure', letter: 'd' },
}
const all = Object.keys(fields) as CalendarField[]
const flags = all.filter((field) => fields[field].letter !== undefined)
const numbers = all.filter((field) => !flags.includes(field))
const allButPrice = numbers.filter((field) => field !== 'price')
const namesOf = (numbers: CalendarField[]) => numbers.map((field) => fields[field].name).join(' ')

const inOneLine: Layout = {
  legend: namesOf(numbers),
  linesOf: (day) => [lineOf(day, numbers)],
}
const inTwoLines: Layout = {
  legend: `price, and below ${namesOf(allButPrice)}`,
  linesOf: (day) => [shownValue(day, 'price'), lineOf(day, allButPrice)],
}

/**
 * Draws months of a room: for each date what is wanted, and whether every channel has it.
 * @param months such as `2026-12`
 * @param room columns of the terminal
 */
export function drawMonths(months: string[], days: CalendarDay[], colours: boolean, room: number): string {
  const layout = 7 * widthOf(inOneLine, days) <= room ? inOneLine : inTwoLines
  const width = widthOf(layout, days)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const drawn = months.map((month) =>
    drawMonth(month, (date) => cellOf(byDate.get(date), layout, width, colours), width),
  )
  const legend = `${paint('confirmed', 'on every channel', colours)}  ${paint('waiting', 'on its way', colours)}  ${paint('refused', 'refused, failed or held', colours)}`
  return `${drawn.join('\n\n')}\n\n${legend}\n${layout.legend}\n${letters}\n`
}

const letters = flags.map((field) => `${fields[field].letter} ${fields[field].name}`).join(', ')

/** The longest line of a date, with a sign before it and a gap behind it. */
const widthOf = ({ linesOf }: Layout, days: CalendarDay[]): number =>
  2 +
  Math.max(
    ...weekdays.map(({ length }) => length),
    ...days.flatMap((day) => linesOf(day).map(({ length }) => length)),
  )

function drawMonth(month: string, cell: (date: string) => string[], width: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const lines = [month, inCells(weekdays, width)]
  for (let start = 1 - before; start <= count; start += 7) {
    const week = weekdays.map((_, index) => start + index).map((day) => (day >= 1 && day <= count ? day : 0))
    const cells = week.map((day) => (day === 0 ? [] : cell(`${month}-${String(day).padStart(2, '0')}`)))
    lines.push(
      inCells(
        week.map((day) => (day === 0 ? '' : String(day))),
        width,
      ),
    )
    const height = Math.max(1, ...cells.map(({ length }) => length))
    for (let line = 0; line < height; line += 1)
      lines.push(
        cells
          .map((texts) => texts[line] ?? ' '.repeat(width))
          .join('')
          .trimEnd(),
      )
  }
  return lines.join('\n')
}

const inCells = (texts: string[], width: number): string =>
  texts
    .map((text) => text.padEnd(width))
    .join('')
    .trimEnd()

function cellOf(
  day: CalendarDay | undefined,
  { linesOf }: Layout,
  width: number,
  colours: boolean,
): string[] {
  if (!day) return []
  const mark = markOf(day)
  const sign = colours ? '' : signs[mark]
  return linesOf(day).map((line, index) =>
    paint(mark, `${index === 0 ? sign : ''}${line}`.padEnd(width), colours, ''),
  )
}

function paint(mark: Mark, text: string, colours: boolean, sign = signs[mark]): string {
  // Whoever asks for colours has looked whether the terminal shows them.
  if (colours) return styleText(styles[mark], text, { validateStream: false })
  return sign === '' ? text : `${sign} ${text}`
}

const shownValue = ({ values }: CalendarDay, field: CalendarField): string =>
  shownText(String(values[field]?.wanted ?? '-'))

/** These numbers, and the letters of the flags that are on. */
function lineOf(day: CalendarDay, numbers: CalendarField[]): string {
  const on = flags.filter((field) => day.values[field]?.wanted === 1)
  const letters = on.map((field) => fields[field].letter).join('')
  return [...numbers.map((field) => shownValue(day, field)), ...(letters === '' ? [] : [letters])].join(' ')
}

function markOf({ values }: CalendarDay): Mark {
  const states = Object.values(values).flatMap((its) => [
    its.state,
    ...Object.values(its.channels).map(({ state }) => state),
  ])
  if (states.some((state) => state === 'parked' || state === 'failed' || state === 'held')) return 'refused'
  return states.some((state) => state === 'waiting' || state === 'unknown') ? 'waiting' : 'confirmed'
}
