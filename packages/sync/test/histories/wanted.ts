import type { CalendarChange } from '../../src/index.ts'

type Values = Record<string, string | number>
const fields = ['availability', 'price', 'min_stay', 'stop_sale', 'cta', 'ctd'] as const

/** What was wanted, by the simplest rule: the last value wins, and one for everyone ends those of single channels. */
export function wantedCalendar() {
  const cells = new Map<string, Map<string, Values>>()
  const of = (code: string, date: string) => {
    const key = `${code} ${date}`
    const found = cells.get(key) ?? new Map<string, Values>([['', {}]])
    cells.set(key, found)
    return found
  }
  return {
    set(changes: CalendarChange[]) {
      for (const change of changes) {
        const code = 'inv_code' in change ? change.inv_code : change.rate_code
        const channels = of(code, change.date)
        for (const field of fields) {
          const value = change[field]
          if (value === undefined) continue
          if (!change.channel_codes) for (const own of channels.values()) delete own[field]
          for (const channel of change.channel_codes ?? [''])
            channels.set(channel, { ...channels.get(channel), [field]: value })
        }
      }
    },
    /** Each code and date, with what a channel is to have. */
    *forChannel(channel: string): Generator<{ code: string; date: string; values: Values }> {
      for (const [key, channels] of cells) {
        const [code = '', date = ''] = key.split(' ')
        yield { code, date, values: { ...channels.get(''), ...channels.get(channel) } }
      }
    },
  }
}
