import { existsSync } from 'node:fs'
import type { Store } from '@innwire/sync'
import { WrongUse } from '../failure.ts'
import { serviceOf } from '../settings/service-address.ts'
import { openJournal } from './journal-file.ts'

type Place = { store: Pick<Store, 'get' | 'write'>; journal: string; hrId: string; baseUrl: string }

const [collection, key] = ['cli', 'service']

/**
 * What a service has confirmed says nothing of another one: with its journal, prices would count as there that are not.
 * @throws {WrongUse} when the journal has this hotel at another service
 */
export async function refuseOtherService(place: Place): Promise<void> {
  await knownTo(place)
}

/** @returns whether the journal had it */
async function knownTo({ store, journal, hrId, baseUrl }: Place): Promise<boolean> {
  const known = await store.get(hrId, collection, key)
  const asked = serviceOf(baseUrl)
  if (known === undefined || known === asked) return known !== undefined
  throw new WrongUse(
    `The journal ${journal} has the hotel ${hrId} of the service ${known}, and this is the one of ${asked}, which may have nothing of what the journal counts as sent. Nothing was sent. Give another file as --journal (or "journal"), or none: then each hotel of each service has its own.`,
  )
}

/**
 * The same, and from now on the journal has the hotel of this service.
 * @throws {WrongUse} the same
 */
export async function keepService(place: Place): Promise<void> {
  if (await knownTo(place)) return
  const { store, hrId, baseUrl } = place
  await store.write(hrId, [{ collection, key, value: serviceOf(baseUrl) }])
}

/** The same as the first, of a journal that need not be there yet. */
export async function checkJournal(place: Omit<Place, 'store'>): Promise<void> {
  if (!existsSync(place.journal)) return
  const store = await openJournal(place.journal)
  try {
    await refuseOtherService({ store, ...place })
  } finally {
    await store.close()
  }
}
