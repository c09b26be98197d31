import { existsSync } from 'node:fs'
import { openJournal } from '../engine/journal-file.ts'
import type { KnownHotel } from '../engine/open-hotel.ts'
import { readUnfinished, type UnfinishedPush } from '../engine/unfinished-push.ts'

/** What a push has left in the journal of a hotel, whose engine need not be open. */
export async function leftOf({
  journal,
  hrId,
}: Pick<KnownHotel, 'journal' | 'hrId'>): Promise<UnfinishedPush | undefined> {
  if (!existsSync(journal)) return undefined
  const store = await openJournal(journal)
  try {
    return await readUnfinished({ store, hrId })
  } finally {
    await store.close()
  }
}
