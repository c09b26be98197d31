import type { Lease } from '../store/store.ts'
import { type Journal, put } from './journal.ts'

const collection = 'engine'
const key = 'ended'

/** Notes that nothing of this worker is under way any more. */
export const noteEnd = ({ write }: Journal, { fence }: Lease): Promise<void> =>
  write([put(collection, key, { fence })])

/** Whether the worker before, if there was one, has noted its end. */
export async function wasEnded({ get }: Journal, { fence }: Lease): Promise<boolean> {
  const ended = (await get(collection, key)) as { fence: number } | undefined
  return fence === 1 || ended?.fence === fence - 1
}
