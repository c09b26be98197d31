import type { CalendarChange } from '../calendar/changes.ts'
import { planDaily } from '../calendar/plan-daily.ts'
import { type Failure, planRange } from '../calendar/plan-range.ts'
import { forWholeGroups } from '../calendar/whole-group.ts'
import { writeChanges } from '../calendar/write-calendar.ts'
import { today } from '../dates.ts'
import { answer } from '../http/answer.ts'
import { type PropertySetUp, SetUpChanged } from '../property/set-up.ts'
import { settleOverbooked } from '../reservations/overbooked.ts'
import type { Service } from '../service.ts'
import type { Database } from '../storage/schema.ts'
import { together } from '../storage/together.ts'
import { type Cause, recordUpdate } from '../transactions/record-update.ts'
import type { PropertyHandlers, PropertyRequest } from './handler-types.ts'
import { dailyOutcome, rangeOutcome } from './outcomes.ts'

type Job<Result> = (database: Database, setUp: PropertySetUp) => Promise<Result>

type RangeId = 'updateRoomRange' | 'updateRoomRangeV1'

/** Whether nothing of an update is applied where something of it is refused. */
const withholds = ({ readings }: Pick<PropertySetUp, 'readings'>) => readings.has('tryAgain.nothing')

/** Updates of the calendar. Decided about inside the write, so that it is the set-up of that moment which counts. */
export function calendarRoutes({ storage, clock, setUps, outbox }: Service) {
  const apply = async (
    database: Database,
    setUp: PropertySetUp,
    now: Date,
    accepted: CalendarChange[],
    refusals: number,
    cause: Cause,
    failures?: Failure[],
  ) => {
    const { hr_id, time_zone } = setUp.property
    const isWithheld = refusals > 0 && withholds(setUp)
    const changes = isWithheld ? [] : forWholeGroups(setUp, accepted)
    // None of them reads what another one writes.
    const [update] = await together(
      recordUpdate(database, setUp, now, changes, cause, failures),
      writeChanges(database, hr_id, changes),
      settleOverbooked(database, hr_id, today(time_zone, now), changes),
    )
    return update
  }

  /**
   * Runs a job inside a write with the set-up of that moment. It begins with the one that is known, while the database is
   * asked whether that is still the present one; seldom it is not, and then the job is undone and begins anew.
   */
  const writeBy = async <Result>(hrId: string, job: Job<Result>): Promise<Result> => {
    const known = setUps.known(hrId)
    try {
      if (known) return await storage.write((database) => expecting(database, known, job), hrId)
    } catch (error) {
      if (!(error instanceof SetUpChanged)) throw error
    }
    return storage.write(async (database) => job(database, await setUps.current(database, hrId)), hrId)
  }
  const expecting = async <Result>(database: Database, setUp: PropertySetUp, job: Job<Result>) => {
    // Asked first, so that nothing which the job does wrong by another set-up is in its way.
    const asked = setUps.expect(database, setUp)
    const [, done] = await together(asked, job(database, setUp))
    return done
  }

  const updateRange = async ({ setUp, query, cause }: PropertyRequest<RangeId>) => {
    const hrId = setUp.property.hr_id
    const { update, changes, failures } = await writeBy(hrId, async (database, current) => {
      const now = clock.now()
      const { changes, failures } = planRange(current, today(current.property.time_zone, now), query)
      const update = await apply(database, current, now, changes, failures.length, cause, failures)
      return { update, changes, failures }
    })
    outbox.wake(update.lanes)
    const transaction_id = String(update.id)
    return answer<RangeId>(
      { status: failures.length > 0 ? 'try_again' : 'ok', transaction_id },
      {
        ...rangeOutcome(changes[0]?.dates.length ?? 0, failures.length, withholds(setUp)),
        transactionId: transaction_id,
      },
    )
  }
  return {
    updateRoomRange: updateRange,
    updateRoomRangeV1: updateRange,

    updateRoomsDaily: async ({ setUp, body, cause }) => {
      const hrId = setUp.property.hr_id
      const { update, rejections } = await writeBy(hrId, async (database, current) => {
        const now = clock.now()
        const day = today(current.property.time_zone, now)
        const { changes, rejections } = await planDaily(current, day, body, storage.turnInWrite)
        const update = await apply(database, current, now, changes, rejections.length, cause)
        return { update, rejections }
      })
      const errors = setUp.readings.has('tryAgain.permanent') ? [] : rejections
      outbox.wake(update.lanes)
      const transaction_id = String(update.id)
      return answer<'updateRoomsDaily'>(
        { status: rejections.length > 0 ? 'try_again' : 'ok', transaction_id, errors },
        { ...dailyOutcome(body, rejections, withholds(setUp)), transactionId: transaction_id },
      )
    },
  } satisfies Partial<PropertyHandlers>
}
