import { setTimeout as pause } from 'node:timers/promises'
import type { Sync } from '@innwire/sync'
import { say } from '../engine/open-hotel.ts'

const lookMs = 1000
/** What takes a moment needs no word. */
const patienceMs = 2000
/** The same is said again after so long. */
const againMs = 60_000

/** Says on standard error what bills wait for, and until when that is known, until the signal. */
export async function tellWaiting(sync: Sync, signal: AbortSignal): Promise<void> {
  let since: number | undefined
  let said = { text: '', at: -Infinity }
  while (!signal.aborted) {
    const text = await whyWaiting(sync).catch(() => undefined)
    const now = performance.now()
    since = text === undefined ? undefined : (since ?? now)
    const isNews = text !== said.text || now - said.at > againMs
    if (text !== undefined && since !== undefined && now - since >= patienceMs && isNews) {
      said = { text, at: now }
      if (!signal.aborted) say({ message: `${text} Ctrl-C leaves them in the outbox.` })
    }
    await pause(lookMs, undefined, { signal }).catch(() => {})
  }
}

/** @returns undefined where none waits */
async function whyWaiting({ status, postings }: Sync): Promise<string | undefined> {
  const { service, requests, postings: counts } = await status()
  if (counts.waiting === 0) return undefined
  const wait = `${counts.waiting} bill(s) wait`
  if (service.state === 'unreachable')
    return `${wait}: the service cannot be reached. They go as soon as it answers.`
  if (service.state === 'unauthorized')
    return `${wait}: the service takes neither the token nor the hotel id. Correct them (innwire config shows them), and post the same file again.`
  const nextAt = new Date(requests.nextAt.bill)
  if (nextAt.getTime() > Date.now() + lookMs)
    return `${wait} for the quota: the next may go at ${nextAt.toTimeString().slice(0, 8)}.`
  const failing = (await postings.waiting()).find((one) => one.outcome === 'waiting' && one.trouble)
  if (failing?.outcome !== 'waiting' || !failing.trouble) return undefined
  return `${wait}. ${failing.transactionId} of the terminal ${failing.posId} was sent in vain: ${failing.trouble.message} It is sent again after pauses that grow, and the others of its terminal follow it; those of other terminals do not wait.`
}
