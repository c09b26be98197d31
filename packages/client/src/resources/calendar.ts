import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { ResponseInfo } from '../attempt.ts'
import type { Connection } from '../connection.ts'
import { dailyBody, rangeQuery } from '../input/calendar.ts'
import { updateRoomRange, updateRoomsDaily } from '../operations.ts'
import type { CallOptions } from '../options.ts'
import { readUpdate, settle, type UpdateOutcome } from '../outcome.ts'
import { type Reply, reply } from '../reply.ts'

/** Availability, prices and restrictions. A field that is left out stays as it is. */
export const calendar = (connection: Connection) => ({
  /**
   * Sets the same values for all dates of a range, or for some weekdays of it.
   * @returns the outcome; a refused field of a range shows only in the transaction (D13), and one without entries is
   * temporary
   * @throws {InputError} when the update cannot be sent; nothing was
   * @example
   * await hotel.calendar.updateRange({ inv_code: 'HR:1', start_date: '2026-12-24', end_date: '2026-12-26', stop_sale: 1 })
   */
  updateRange(
    update: RangeUpdate,
    options?: CallOptions,
  ): Reply<UpdateOutcome<RangeUpdate>, ResponseInfo | undefined> {
    return reply(() =>
      settle(
        update,
        connection.send(updateRoomRange, { query: rangeQuery(update) }, readUpdate(update), options),
      ),
    )
  },

  /**
   * Sets values per date, for many targets in one request: at most 90 dates each, and 2 MB.
   * @throws {InputError} when the update cannot be sent; nothing was
   * @example
   * const update = await hotel.calendar.updateDaily({
   *   rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', availability: 3, price: '119.90' }] }],
   * })
   * if (update.outcome === 'partial') console.log(update.rejections)
   */
  updateDaily(
    update: DailyUpdate,
    options?: CallOptions,
  ): Reply<UpdateOutcome<DailyUpdate>, ResponseInfo | undefined> {
    return reply(() =>
      settle(
        update,
        connection.send(updateRoomsDaily, { body: dailyBody(update) }, readUpdate(update), options),
      ),
    )
  },
})
