import { answer, type PropertyHandlers, type PropertyRequest } from '../http/answer.ts'
import { today } from '../property/today.ts'
import { settleLacking } from '../reservations/settle.ts'
import type { Service } from '../service.ts'
import { recordUpdate } from '../transactions/record-update.ts'
import { planDaily } from './plan-daily.ts'
import { planRange } from './plan-range.ts'
import { writeChanges } from './write-calendar.ts'

type RangeId = 'updateRoomRange' | 'updateRoomRangeV1'

/** Updates of the calendar. Decided about inside the write, so that it is the set-up of that moment which counts. */
export function calendarRoutes({ storage, clock, setUps, outbox }: Service) {
  const updateRange = async ({ setUp, query }: PropertyRequest<RangeId>) => {
    const hrId = setUp.property.hr_id
    const { update, failures } = await storage.write(async (database) => {
      const current = await setUps.current(database, hrId)
      const now = clock.now()
      const day = today(current.property.time_zone, now)
      const plan = planRange(current, day, query)
      await writeChanges(database, hrId, plan.changes)
      await settleLacking(database, hrId, day, plan.changes)
      const recorded = await recordUpdate(database, current, now, plan.changes, plan.failures)
      return { update: recorded, failures: plan.failures }
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
        const plan = planDaily(current, day, body)
        await writeChanges(database, hrId, plan.changes)
        await settleLacking(database, hrId, day, plan.changes)
        const recorded = await recordUpdate(database, current, now, plan.changes)
        return { update: recorded, rejections: plan.rejections }
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
