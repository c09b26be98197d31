import { setTimeout as pause } from 'node:timers/promises'
import type { FleetStore, SyncEvent } from '@innwire/sync'
import { type Command, InvalidArgumentError } from 'commander'
import { HotelTaken } from '../failure.ts'
import { waitMessage } from './event-message.ts'
import { joinLine } from './line.ts'

/** A hotel that is free soon needs no word about it. */
const patienceMs = 1000
const lookMs = 200
/** As long as a push gives the channels: the one before may be one. */
const standardSeconds = 300

/** Adds the option that bounds the wait for a hotel. */
export const forItsTurn = (command: Command): Command =>
  command.option(
    '--hotel-timeout <seconds>',
    'how long to wait while another innwire has the hotel',
    seconds,
    standardSeconds,
  )

/** Reads the value of an option that is a time. */
export function seconds(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Give whole seconds, such as 60.')
  return Number(text)
}

type Waiting = {
  store: FleetStore
  hrId: string
  signal: AbortSignal
  /** Undefined: as long as it takes. */
  mostSeconds: number | undefined
  onWait: (message: string) => void
  /** What a person can do while a process has the hotel. */
  instead: () => Promise<string>
}

/**
 * Waits until nobody who came before waits for the hotel. Whoever has it is waited for by the engine, which gets the signal.
 * @throws {HotelTaken} when it takes too long, and what ends the signal
 */
export async function waitForHotel({ store, hrId, signal, mostSeconds, onWait, instead }: Waiting) {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  const timers: NodeJS.Timeout[] = []
  const after = (ms: number, work: () => Promise<void>) => timers.push(setTimeout(() => void work(), ms))
  let told = false
  const tell = (message: string) => {
    if (told) return
    told = true
    after(patienceMs, async () => onWait(`${message}${await instead()}`))
  }
  const line = await joinLine(store, hrId)
  const end = async () => {
    for (const timer of timers) clearTimeout(timer)
    await line.leave()
  }
  if (mostSeconds !== undefined)
    after(mostSeconds * 1000, async () => {
      const who = await holderOf(store, hrId)
      const message = `The hotel ${hrId} was not free within ${mostSeconds} seconds: another innwire${who} has it. Nothing was sent. Run this again when that one has ended, or give more seconds as --hotel-timeout.`
      over.abort(new HotelTaken(`${message}${await instead()}`))
    })
  try {
    for (let before = await line.before(); before > 0; before = await line.before()) {
      until.throwIfAborted()
      tell(
        `Another innwire${await holderOf(store, hrId)} has the hotel ${hrId}, and ${before} that came before this one wait(s) for it. This one waits until those have ended.`,
      )
      await pause(lookMs, undefined, { signal: until }).catch(() => {})
    }
    until.throwIfAborted()
  } catch (error) {
    await end()
    throw error
  }
  return {
    signal: until,
    /** The engine waits for whoever has the hotel. */
    standingBy: (event: Extract<SyncEvent, { type: 'standing_by' }>) => tell(waitMessage(event, hrId)),
    end,
  }
}

async function holderOf(store: FleetStore, hrId: string): Promise<string> {
  const leases = await store.leases().catch(() => [])
  const [host, pid] = leases.find(({ property }) => property === hrId)?.owner.split('/') ?? []
  return host && pid ? ` (process ${pid} on ${host})` : ''
}
