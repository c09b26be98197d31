const dayMs = 86_400_000
const nights = 30

/**
 * A file with a price for each of the next nights, as a spreadsheet exports it.
 * @param now its first night is tomorrow in UTC, which is over in no time zone of a hotel
 */
export function exampleFile(now: Date): string {
  const lines = Array.from({ length: nights }, (_, night) => {
    const day = new Date(now.getTime() + (night + 1) * dayMs)
    const isWeekend = [5, 6].includes(day.getUTCDay())
    return `HR:1,${day.toISOString().slice(0, 10)},${isWeekend ? '149.90' : '119.90'}\n`
  })
  return `inv_code,date,price\n${lines.join('')}`
}
