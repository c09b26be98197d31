import type { SyncEvent } from '@innwire/sync'

/** What an event says to the person at the terminal, who knows innwire and hotels: its workers and leases are code. */
export function messageFor(event: SyncEvent, hrId: string): string {
  if (event.type === 'standing_by') {
    const who = event.holder ? ` (${event.holder})` : ''
    return event.ended
      ? `The innwire that had the hotel ${hrId}${who} has ended without giving it back, as after a kill. This one goes on in a few seconds. There is nothing to do.`
      : `Another innwire${who} has the hotel ${hrId}. This one waits until that one ends.`
  }
  if (event.type === 'lease_lost')
    return `Another innwire has taken the hotel ${hrId} over, and goes on with what is in the journal. This one stops.`
  if (event.type === 'trouble' && event.flow === 'lease')
    return `The journal cannot be used: ${event.error.message.replace(/\.$/, '')}. Nothing is sent until it can, and another innwire may take the hotel ${hrId} over. See to its disk.`
  return event.message
}
