import { type CalendarChange, planCalendar } from '@innwire/sync'
import { type Figure, medianMs } from './figure.ts'

const rateCount = 200
const dayCount = 500
const datesPerTarget = 90
/** A daily request takes 90 dates of a rate. With fewer, each of the rates would need a range, which serves no other. */
const leastRequests = Math.min(Math.ceil(dayCount / datesPerTarget), rateCount)

/** Prices of 200 rates for 500 days: five seasons in turn, and dearer weekends; 100,000 cells. */
export function plan100k(): Record<string, Figure> {
  const changes = Array.from({ length: rateCount }, (_, rate) => pricesOf(rate)).flat()
  const plan = planCalendar(changes)
  if (plan.requests.reduce((sum, { cells }) => sum + cells, 0) !== rateCount * dayCount)
    throw new Error('The plan leaves something out.')
  return {
    'sync.plan100k.ms': { value: medianMs(20, () => planCalendar(changes)), unit: 'ms' },
    'sync.plan100k.requests': {
      value: plan.requests.length,
      unit: 'requests',
      peers: {
        'day by day': dayCount,
        'room by room, 90 days each': rateCount * Math.ceil(dayCount / datesPerTarget),
      },
    },
    'sync.plan100k.lowerBound': { value: leastRequests, unit: 'requests' },
    'sync.plan100k.bytesVsDaily': {
      value: plan.bytes / bytesDayByDay(changes),
      unit: '× the bytes of day-by-day JSON',
    },
  }
}

function pricesOf(rate: number): CalendarChange[] {
  return Array.from({ length: dayCount }, (_, day) => {
    const date = new Date(Date.UTC(2026, 11, 1 + day))
    const season = [0, 12, 30, 45, 12][Math.floor(day / 60) % 5] ?? 0
    const weekend = [5, 6].includes(date.getUTCDay()) ? 15 : 0
    return {
      rate_code: `NR:HR:${rate}`,
      date: date.toISOString().slice(0, 10),
      price: `${80 + rate + season + weekend}.50`,
    }
  })
}

/** One request a day with all rates in it, as integrations push that look at one day at a time. */
function bytesDayByDay(changes: CalendarChange[]): number {
  const days = Map.groupBy(changes, ({ date }) => date)
  let bytes = 0
  for (const [date, ofDay] of days) {
    const rooms = ofDay.map(({ date: _, ...change }) => {
      const { rate_code, price } = change as { rate_code: string; price: string }
      return { rate_code, dates: [{ date, price }] }
    })
    bytes += JSON.stringify({ rooms }).length
  }
  return bytes
}
