import type { Store } from '@innwire/sync'

/** Dates of a code, the first and the last, and which of their values. */
export type Span = { code: string; first: string; last: string; fields: string[] }

/** A push that has not ended: what of it is not sent yet goes when the engine is opened again. */
export type UnfinishedPush = {
  since: string
  /** Whether all of its file is in the journal. */
  written: boolean
  /** Values of availability above 0 that the service has not taken: they wait, were refused, or failed. */
  numbers: number
  spans: Span[]
}

type Place = { store: Pick<Store, 'get' | 'write'>; hrId: string }

const [collection, key] = ['cli', 'unfinished-push']

export async function readUnfinished({ store, hrId }: Place): Promise<UnfinishedPush | undefined> {
  return (await store.get(hrId, collection, key)) as UnfinishedPush | undefined
}

/** @param push undefined: it has ended */
export function keepUnfinished({ store, hrId }: Place, push: UnfinishedPush | undefined): Promise<void> {
  return store.write(hrId, [{ collection, key, value: push ?? null }])
}

/**
 * Why of the calendar that waits only what closes dates may be sent: a number of before knows of no booking that was made since, and would sell its
 * room again, so a person has to say that there is none.
 * @returns undefined where it may be sent
 */
export function heldBack(push: UnfinishedPush | undefined): string | undefined {
  if (!push || push.numbers === 0) return undefined
  return `A push ended at ${push.since}, and ${push.numbers} value(s) of availability above 0 wait in the journal. Sent later, they would sell again what was booked since, and refused ones, too, so of the calendar only stop sale and availability 0 are sent. Where nothing was booked since, run innwire calendar resume --bookings-counted, or retry for those that were refused. Otherwise push the present numbers of these nights, which take their place: innwire calendar push FILE --bookings-counted.`
}

/** What of a push of before is not sent beside a file, which speaks for its own numbers only. */
export const keptBackBeside = (since: string, numbers: number) =>
  `Of the push of ${since}, ${numbers.toLocaleString('en')} value(s) of availability above 0 stay in the journal: sent now, they would sell again what was booked since. All else is sent. Where nothing was booked since, run innwire calendar resume --bookings-counted. Otherwise push the present numbers of these nights.`

/** The dates of each code, from the first to the last of all, with all fields. */
export function spansOf(all: Iterable<Span>): Span[] {
  const byCode = new Map<string, Span>()
  for (const { code, first, last, fields } of all) {
    const span = byCode.get(code) ?? { code, first, last, fields: [] }
    for (const field of fields) if (!span.fields.includes(field)) span.fields.push(field)
    if (first < span.first) span.first = first
    if (last > span.last) span.last = last
    byCode.set(code, span)
  }
  return [...byCode.values()]
}
