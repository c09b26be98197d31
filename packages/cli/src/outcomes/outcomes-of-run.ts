import type { Store } from '@innwire/sync'
import { openOutcomes, type WriteOutcome } from './outcomes-file.ts'

type Place = { store: Pick<Store, 'get' | 'write'>; hrId: string }

const [collection, key] = ['cli', 'outcomes']

/** From now on the outcomes of the hotel's bills go into this folder, whichever command comes to know them. */
export const keepOutcomesIn = ({ store, hrId }: Place, folder: string): Promise<void> =>
  store.write(hrId, [{ collection, key, value: folder }])

/**
 * Writes outcomes where `innwire run` writes them, whose system reads them there.
 * @returns undefined where no innwire run has served the hotel
 */
export async function outcomesOfRun({ store, hrId }: Place): Promise<WriteOutcome | undefined> {
  const folder = await store.get(hrId, collection, key)
  return typeof folder === 'string' ? openOutcomes(folder, hrId) : undefined
}
