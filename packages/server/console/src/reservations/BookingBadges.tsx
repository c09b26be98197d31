import type { Booking, BookingState } from '../../../src/generated/control.ts'
import { Badge, type Tone } from '../parts/Badge.tsx'
import { reservations as texts } from '../texts/reservations.ts'

const tones: Record<BookingState, Tone> = { reserved: 'busy', confirmed: 'good', canceled: 'plain' }

/** The state of a booking, and whether it has no room. */
export function BookingBadges({ booking: { state, overbooked } }: { booking: Booking }) {
  return (
    <>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>{' '}
      {overbooked && <Badge tone="bad">{texts.overbooked}</Badge>}
    </>
  )
}
