import { expect, it } from 'vitest'
import { calendarJournal } from '../../src/calendar/calendar-journal.ts'
import type { Cell } from '../../src/calendar/cell.ts'
import { openChannels } from '../../src/calendar/channels.ts'
import { chooseChanges } from '../../src/calendar/choose-changes.ts'
import { onlyHeld, openHeldNights } from '../../src/calendar/held-nights.ts'
import { openPresentNumbers } from '../../src/calendar/present-numbers.ts'
import { openRepeatedNumbers } from '../../src/calendar/repeated-numbers.ts'
import { openUnconfirmedUpdates } from '../../src/calendar/unconfirmed-updates.ts'
import { readPacing } from '../../src/engine/pacing.ts'
import { openStart } from '../../src/engine/start.ts'
import { apiLimits } from '../../src/plan/read-limits.ts'
import { ample, inDays } from '../hotel.ts'

/** A night that a booking has moved after the number for all was lost, with a channel that is given its own. */
async function chosen(availability: Cell) {
  const date = inDays(10)
  const none = async () => {}
  const journal = calendarJournal({
    get: async () => undefined,
    list: async () => [],
    async *pages() {},
    write: none,
  })
  const repeatedNumbers = openRepeatedNumbers(
    'after a sweep',
    () => 0,
    () => false,
  )
  const heldNights = openHeldNights(
    journal,
    new Map([[`HR:1/${date}`, { stated: ['expedia'] }]]),
    repeatedNumbers,
  )
  const at = { code: 'HR:1', date, day: { cells: { availability } } }
  const channels = openChannels(readPacing({}, ample), [], 0)
  const times = { now: 0, clock: { earliest: Date.now(), latest: Date.now() } }
  const reasons = {
    unconfirmed: openUnconfirmedUpdates(),
    channels,
    heldNights,
    repeatedNumbers,
    presentNumbers: openPresentNumbers(openStart(undefined, new AbortController().signal)),
  }
  const { bodyBytes } = apiLimits
  const { closing, fresh, held } = await chooseChanges([at], times, reasons, bodyBytes)
  const sent = [...closing, ...fresh].map(({ scope, value }) => [scope, value])
  return { sent, held: held.length, settled: onlyHeld(heldNights, at) }
}

it.each([3, 0])(
  'while the number for all is held, the %i that a channel is given goes to it once',
  async (own) => {
    const wanted = { '': 5, expedia: own }
    expect(await chosen({ wanted, taken: { '': null } })).toEqual({
      sent: [['expedia', own]],
      held: 1,
      settled: false,
    })
    expect(await chosen({ wanted, taken: { '': null, expedia: [own, 7] } })).toEqual({
      sent: [],
      held: 1,
      settled: true,
    })
  },
)
