/** Calendar arithmetic of its own, so that it cannot share a mistake with the server's. */

const dayMs = 86_400_000

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** Sunday is 0. */
export const weekday = (date: string): number => new Date(date).getUTCDay()

/** Every date from the first to the last. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** The nights of a stay: the last one begins the day before the departure. */
export const nightsOf = ({ checkin_date, checkout_date }: { checkin_date: string; checkout_date: string }) =>
  datesBetween(checkin_date, addDays(checkout_date, -1))

const formats = new Map<string, Intl.DateTimeFormat>()

function local(zone: string, instant: number): { date: string; time: string } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  const [date = '', time = ''] = format.format(instant).split(' ')
  return { date, time }
}

export const dateIn = (zone: string, instant: number): string => local(zone, instant).date

/** Until the day of business begins, it is still the day before. */
export function businessDateIn(zone: string, begins: string, instant: number): string {
  const { date, time } = local(zone, instant)
  return time >= begins ? date : addDays(date, -1)
}

/** The first instant of a date in a zone, found by looking for it. */
export function startOfDate(zone: string, date: string): number {
  let before = Date.parse(date) - 2 * dayMs
  let after = Date.parse(date) + 2 * dayMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dateIn(zone, middle) >= date) after = middle
    else before = middle
  }
  return after
}
