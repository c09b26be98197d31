import { type Journal, put, remove } from '../engine/journal.ts'
import { numberKey } from './entries.ts'
import type { PostingNotice } from './on-posting.ts'

/** An outcome as the journal keeps it until the handler has taken it. */
export type StoredNotice = Omit<PostingNotice, 'attempt' | 'signal'> & {
  /** In milliseconds since 1970. */
  at: number
  /** That was written while the clock was not sure: its age counts from the first attempt when it is. */
  unsure?: true | undefined
  /** Failed calls. */
  attempts: number
}

const collection = 'postings_notices'

export const keepNotice = (number: number, notice: StoredNotice) => put(collection, numberKey(number), notice)
export const dropNotice = (number: number) => remove(collection, numberKey(number))

export const readNotice = ({ get }: Journal, number: number) =>
  get<StoredNotice>(collection, numberKey(number))

/** All of them, the oldest first, some at a time. */
export async function* allNotices({ pages }: Journal) {
  for await (const page of pages<StoredNotice>(collection))
    yield page.map(({ key, value }) => ({ number: Number(key), notice: value }))
}

export async function forgetNotices(journal: Journal, before: number): Promise<void> {
  for await (const page of allNotices(journal)) {
    const old = page.filter(({ notice }) => notice.at < before && !notice.unsure)
    await journal.write(old.map(({ number }) => dropNotice(number)))
    if (old.length < page.length) return
  }
}
