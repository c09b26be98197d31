import { type CalendarChange, planCalendar } from '@innwire/sync'
import { type Figure, medianMs } from './figure.ts'
import { dayCount, pricesOf, rateCount } from './season.ts'

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
