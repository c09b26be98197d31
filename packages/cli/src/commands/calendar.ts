import type { Command } from 'commander'
import { addCalendarRetry } from './calendar-retry.ts'

export function addCalendar(innwire: Command): void {
  const calendar = innwire
    .command('calendar')
    .usage('<command> [options]')
    .description('bring prices, availability and restrictions to the channels')
  addCalendarRetry(calendar)
}
