import type { CalendarChange } from '../calendar/changes.ts'
import { planDaily } from '../calendar/plan-daily.ts'
import { type Failure, planRange } from '../calendar/plan-range.ts'
import { forWholeGroups } from '../calendar/whole-group.ts'
import { writeChanges } from '../calendar/write-calendar.ts'
import { today } from '../dates.ts'
import { answer } from '../http/answer.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { settleOverbooked } from '../reservations/overbooked.ts'
import type { Service } from '../service.ts'
import type { Database } from '../storage/schema.ts'
import { recordUpdate } from '../transactions/record-update.ts'
import type { PropertyHandlers, PropertyRequest } from './handler-types.ts'

type RangeId = 'updateRoomRange' | 'updateRoomRangeV1'

/** Updates of the calendar. Decided about inside the write, so that it is the set-up of that moment which counts. */
export function calendarRoutes({ storage, clock, setUps, outbox }: Service) {
  const apply = async (
    database: Database,
    setUp: PropertySetUp,
    now: Date,
    accepted: CalendarChange[],
    refusals: number,
    failures?: Failure[],
  ) => {
    const { hr_id, time_zone } = setUp.property
    const isWithheld = refusals > 0 && setUp.readings.has('tryAgain.nothing')
    const changes = isWithheld ? [] : forWholeGroups(setUp, accepted)
    await writeChanges(database, hr_id, changes)
    await settleOverbooked(database, hr_id, today(time_zone, now), changes)
    return recordUpdate(database, setUp, now, changes, failures)
  }

  const updateRange = async ({ setUp, query }: PropertyRequest<RangeId>) => {
    const hrId = setUp.property.hr_id
    const { update, failures } = await storage.write(async (database) => {
      const current = await setUps.current(database, hrId)
      const now = clock.now()
      const { changes, failures } = planRange(current, today(current.property.time_zone, now), query)
      return { update: await apply(database, current, now, changes, failures.length, failures), failures }
    }, hrId)
    outbox.wake(update.lanes)
    return answer<RangeId>({
      status: failures.length > 0 ? 'try_again' : 'ok',
      transaction_id: String(update.id),
    })
  }
  return {
    updateRoomRange: updateRange,
    updateRoomRangeV1: updateRange,

    updateRoomsDaily: async ({ setUp, body }) => {
      const hrId = setUp.property.hr_id
      const { update, rejections } = await storage.write(async (database) => {
        const current = await setUps.current(database, hrId)
        const now = clock.now()
        const day = today(current.property.time_zone, now)
        const { changes, rejections } = await planDaily(current, day, body, storage.turnInWrite)
        return { update: await apply(database, current, now, changes, rejections.length), rejections }
      }, hrId)
      const errors = setUp.readings.has('tryAgain.permanent') ? [] : rejections
      outbox.wake(update.lanes)
      return answer<'updateRoomsDaily'>({
        status: rejections.length > 0 ? 'try_again' : 'ok',
        transaction_id: String(update.id),
        errors,
      })
    },
  } satisfies Partial<PropertyHandlers>
}
