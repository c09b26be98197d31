import { type CalendarChange, planCalendar } from '@innwire/sync'

// Four weeks of prices, dearer on Fridays and Saturdays, and one night that is sold out.
const changes: CalendarChange[] = Array.from({ length: 28 }, (_, day) => {
  const date = new Date(Date.UTC(2027, 0, 1 + day))
  const weekend = [5, 6].includes(date.getUTCDay())
  return { inv_code: 'HR:1', date: date.toISOString().slice(0, 10), price: weekend ? '149.00' : '119.00' }
})
changes.push({ inv_code: 'HR:1', date: '2027-01-09', availability: 0 })

const { requests, lowerBound, bytes } = planCalendar(changes)
console.log(`${requests.length} request (no plan has fewer than ${lowerBound}), ${bytes} bytes`)
