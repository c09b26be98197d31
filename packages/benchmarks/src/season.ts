import type { CalendarChange } from '@innwire/sync'

export const rateCount = 200
export const dayCount = 500
export const dayMs = 86_400_000

/** Prices of a rate for 500 days: five seasons in turn, and dearer weekends. */
export function pricesOf(rate: number, firstDay = Date.UTC(2026, 11, 1)): CalendarChange[] {
  return Array.from({ length: dayCount }, (_, day) => {
    const date = new Date(firstDay + day * dayMs)
    const season = [0, 12, 30, 45, 12][Math.floor(day / 60) % 5] ?? 0
    const weekend = [5, 6].includes(date.getUTCDay()) ? 15 : 0
    return {
      rate_code: `NR:HR:${rate}`,
      date: date.toISOString().slice(0, 10),
      price: `${80 + rate + season + weekend}.50`,
    }
  })
}
