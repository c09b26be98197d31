import { type CalendarChange, planCalendar } from '@innwire/sync'

// Four weeks of prices, dearer on Fridays and Saturdays, and two nights that are sold out.
const changes: CalendarChange[] = Array.from({ length: 28 }, (_, day) => {
  const date = new Date(Date.UTC(2027, 0, 1 + day))
  const weekend = [5, 6].includes(date.getUTCDay())
  return { inv_code: 'HR:1', date: date.toISOString().slice(0, 10), price: weekend ? '149.00' : '119.00' }
})
for (const date of ['2027-01-09', '2027-01-10']) changes.push({ inv_code: 'HR:1', date, availability: 0 })

const { requests, bytes } = planCalendar(changes)
for (const { urgent, kind, cells } of requests)
  console.log(`${urgent ? 'first of all: ' : ''}${kind}, ${cells} dates`)
console.log(`${requests.length} requests, ${bytes} bytes`)
