import { styleText } from 'node:util'
import type { CalendarDay, ValueState } from '@innwire/sync'
import { shownText } from '../print.ts'

/** How a date stands, for a person: the worst of its values. */
type Mark = 'confirmed' | 'waiting' | 'refused'

const styles = { confirmed: 'green', waiting: 'yellow', refused: 'red' } as const
/** Where there are no colours. */
const signs: Record<Mark, string> = { confirmed: '', waiting: '?', refused: '!' }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const cellWidth = 16

/**
 * Draws months of a room: for each date what is wanted, and whether every channel has it.
 * @param months such as `2026-12`
 */
export function drawMonths(months: string[], days: CalendarDay[], colours: boolean): string {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const drawn = months.map((month) => drawMonth(month, byDate, colours))
  const legend = `${paint('confirmed', 'on every channel', colours)}  ${paint('waiting', 'on its way', colours)}  ${paint('refused', 'refused, failed or held', colours)}`
  return `${drawn.join('\n\n')}\n\n${legend}\nrooms price min-stay; X closed, a closed to arrival, d closed to departure\n`
}

function drawMonth(month: string, byDate: Map<string, CalendarDay>, colours: boolean): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const lines = [
    month,
    weekdays
      .map((name) => name.padEnd(cellWidth))
      .join('')
      .trimEnd(),
  ]
  for (let start = 1 - before; start <= count; start += 7) {
    const week = weekdays.map((_, index) => start + index).map((day) => (day >= 1 && day <= count ? day : 0))
    const dates = week.map((day) => (day === 0 ? '' : String(day)).padEnd(cellWidth))
    const values = week.map((day) => {
      const its = byDate.get(`${month}-${String(day).padStart(2, '0')}`)
      if (!its) return ' '.repeat(cellWidth)
      const mark = markOf(its)
      const text = `${colours ? '' : signs[mark]}${wantedOf(its)}`.slice(0, cellWidth - 1).padEnd(cellWidth)
      return paint(mark, text, colours, '')
    })
    lines.push(dates.join('').trimEnd(), values.join('').trimEnd())
  }
  return lines.join('\n')
}

function paint(mark: Mark, text: string, colours: boolean, sign = signs[mark]): string {
  // Whoever asks for colours has looked whether the terminal shows them.
  if (colours) return styleText(styles[mark], text, { validateStream: false })
  return sign === '' ? text : `${sign} ${text}`
}

function wantedOf({ values }: CalendarDay): string {
  const wanted = (its: ValueState | undefined) => its?.wanted
  const flags = [
    wanted(values.stop_sale) === 1 ? 'X' : '',
    wanted(values.cta) === 1 ? 'a' : '',
    wanted(values.ctd) === 1 ? 'd' : '',
  ].join('')
  const numbers = [values.availability, values.price, values.min_stay].map((its) => wanted(its) ?? '-')
  return shownText([...numbers, flags].filter((text) => text !== '').join(' '))
}

function markOf({ values }: CalendarDay): Mark {
  const states = Object.values(values).flatMap((its) => [
    its.state,
    ...Object.values(its.channels).map(({ state }) => state),
  ])
  if (states.some((state) => state === 'parked' || state === 'failed' || state === 'held')) return 'refused'
  return states.some((state) => state === 'waiting' || state === 'unknown') ? 'waiting' : 'confirmed'
}
