import type { Clock } from '../clock.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { refusedAt } from './refusals.ts'

/** Beyond these, days that are counted from today would no longer sort as text. */
const earliest = Date.UTC(1971, 0, 1)
const latest = Date.UTC(9000, 0, 1)

export function clockHandlers({ service: { clock } }: ControlParts) {
  return {
    getClock: async () => ({ status: 200, body: shown(clock) }),

    setClock: async ({ body }) => {
      const now = new Date(body.now)
      expectInRange('now', now)
      await clock.set(now)
      return { status: 200, body: shown(clock) }
    },

    advanceClock: async ({ body: { seconds } }) => {
      expectInRange('seconds', new Date(clock.now().getTime() + seconds * 1000))
      await clock.advance(seconds * 1000)
      return { status: 200, body: shown(clock) }
    },
  } satisfies Partial<ControlHandlers>
}

const shown = (clock: Clock) => ({ now: clock.now().toISOString(), offset_ms: clock.offsetMs() })

function expectInRange(path: string, wanted: Date): void {
  if (wanted.getTime() >= earliest && wanted.getTime() <= latest) return
  const message = 'The clock goes from the year 1971 to the year 8999. Stay within them.'
  throw refusedAt({ path, code: 'invalid_value', message })
}
