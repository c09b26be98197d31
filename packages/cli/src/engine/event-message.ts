import type { SyncEvent } from '@innwire/sync'

/** Another process has the hotel. */
type StandingBy = Extract<SyncEvent, { type: 'standing_by' }>

/** What a person is told who waits for it. */
export function waitMessage({ holder, ended }: StandingBy, hrId: string): string {
  const who = holder ? ` (${holder})` : ''
  return ended
    ? `The innwire that had the hotel ${hrId}${who} has ended without giving it back, as after a kill. This one goes on in a few seconds. There is nothing to do.`
    : `Another innwire${who} has the hotel ${hrId}. This one waits until that one ends.`
}

/** A hotel, and what a person does where the service refuses its token or id. */
type Hotel = { hrId: string; correction: string }

/** What an event says to the person at the terminal, who knows innwire and hotels: its workers and leases are code. */
export function messageFor(event: Exclude<SyncEvent, StandingBy>, { hrId, correction }: Hotel): string {
  if (event.type === 'unauthorized')
    return event.message.replace('Open the engine anew with the right ones.', () => correction)
  if (event.type === 'lease_lost')
    return `Another innwire has taken the hotel ${hrId} over, and goes on with what is in the journal. This one stops.`
  if (event.type === 'trouble' && event.flow === 'lease')
    return `The journal cannot be used: ${event.error.message.replace(/\.$/, '')}. Nothing is sent until it can, and another innwire may take the hotel ${hrId} over. See to its disk.`
  return inCommands(event.message)
}

/** What the engine advises a program to call, as what a person runs instead. */
const advice: [said: RegExp, instead: string][] = [
  [
    /call postings\.retry\('(.+?)'\) or postings\.withdraw\('\1'\)/g,
    'run innwire outbox retry $1 or innwire outbox withdraw $1',
  ],
  [/take it out with postings\.withdraw\('(.+?)'\)/g, 'take it out by innwire outbox withdraw $1'],
  [/^postings: /, 'bills: '],
  [/or by retryParked\./g, 'or by innwire calendar retry.'],
  [/reservations\.replay\(\)/g, 'innwire reservations replay'],
  [/Call reservations\.sweep\(\) with the same date again/g, 'Give the same --since again'],
  [
    /See what it is with reservations\.quarantined\(\), enter the booking by hand, call reservations\.acknowledgeQuarantined\(id\), set the availability/g,
    'Look it up with innwire reservations list or at the channel, enter the booking by hand, set the availability',
  ],
  [/onReservation failed (\d+) times to take/g, 'The command or receiver failed $1 times to take'],
  [/onPosting failed (\d+) times to take/g, 'The file of outcomes failed $1 times to take'],
  [/when the store takes changes again/g, 'when the journal can be written again'],
]

const inCommands = (message: string): string =>
  advice.reduce((text, [said, instead]) => text.replace(said, instead), message)
