import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import type { Connection } from '../connection.ts'
import { dailyBody, rangeQuery } from '../input/calendar.ts'
import type { CallOptions, ResponseInfo } from '../options.ts'
import { readUpdate, settle, type UpdateOutcome } from '../outcome.ts'
import { type Reply, reply } from '../reply.ts'

/**
 * Availability, prices and restrictions. A field that is left out stays as it is, `stop_sale`, `cta` and `ctd`
 * of a daily update by our reading (D5). By `inv_code` the price and the
 * restrictions, `stop_sale` among them, are those of the master rate alone; what closes all rates is availability 0 (D14).
 *
 * Wait for the outcome of an update before you send another one for the same dates, from whatever process: what is
 * repeated, by the client or by you, is the newest, and would end the values of the other one, a closing among them (D16).
 */
export type Calendar = {
  /**
   * Sets the same values for all dates of a range, or for some weekdays of it. Whether the last date is among them, the
   * service does not say (D52): close dates by {@link Calendar.updateDaily}, or send a range and look at its last date first.
   * @returns the outcome; a field that is refused beside others shows only in the transaction, and where nothing can be
   * applied, the outcome is `rejected` and names the fields (D13). Where a transaction has no entries after some minutes, the
   * reason was temporary by our reading
   * @throws {InputError} when the update cannot be sent; nothing was
   * @example
   * await hotel.calendar.updateRange({ inv_code: 'HR:1', start_date: '2026-12-24', end_date: '2026-12-26', price: '119.90' })
   */
  updateRange(
    update: RangeUpdate,
    options?: CallOptions,
  ): Reply<UpdateOutcome<RangeUpdate>, ResponseInfo | undefined>

  /**
   * Sets values per date, for many targets in one request: at most 90<!-- mostDates --> dates each; 2<!-- mostBytes/1000000 --> MB on our server (D29).
   * @throws {InputError} when the update cannot be sent; nothing was
   * @example
   * const update = await hotel.calendar.updateDaily({
   *   rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', price: '119.90', min_stay: 2 }] }],
   * })
   * // Before an availability above 0, save what was booked (D12).
   * if (update.outcome === 'partial') console.log(update.rejections)
   */
  updateDaily(
    update: DailyUpdate,
    options?: CallOptions,
  ): Reply<UpdateOutcome<DailyUpdate>, ResponseInfo | undefined>
}

/** Makes the {@link Calendar} of a connection. */
export const calendar = (connection: Connection): Calendar => ({
  updateRange(update, options) {
    return reply(() =>
      settle(
        update,
        connection.send('updateRoomRange', { query: rangeQuery(update) }, readUpdate(update), options),
      ),
    )
  },

  updateDaily(update, options) {
    return reply(() =>
      settle(
        update,
        connection.send('updateRoomsDaily', { body: dailyBody(update) }, readUpdate(update), options),
      ),
    )
  },
})
