import type { Command } from 'commander'
import { addCalendarExample } from './calendar-example.ts'
import { addCalendarPlan } from './calendar-plan.ts'
import { addCalendarPush } from './calendar-push.ts'
import { addCalendarResume } from './calendar-resume.ts'
import { addCalendarRetry } from './calendar-retry.ts'
import { addCalendarShow } from './calendar-show.ts'

export function addCalendar(innwire: Command): void {
  const calendar = innwire
    .command('calendar')
    .usage('<command> [options]')
    .description('bring prices, availability and restrictions to the channels')
  addCalendarExample(calendar)
  addCalendarPlan(calendar)
  addCalendarPush(calendar)
  addCalendarResume(calendar)
  addCalendarShow(calendar)
  addCalendarRetry(calendar)
}
