import { InnwireError } from './errors.ts'

/** An entry of the list, as it came: it may lack anything, or be null. */
type Entry = { hr_number?: unknown; updated_at?: string } | null
type Page = { reservations: Entry[]; pages?: unknown; count?: unknown }

/**
 * Walks the pages, and gives of each answer at once what is new in it, because being in an answer delivers (D19): the
 * first page, and then from the newest change to the oldest.
 *
 * The service sorts by change, oldest first (D21), so what changes while we read moves to the newest end, which we
 * have left: nothing ahead of us can slip behind us. The other way round, every change would make us skip an entry. A
 * service that sorts newest first is read from its first page on, where changes push what is ahead of us further ahead.
 * At the newest end, what has changed meanwhile is read in the same way, until that end is what it was before. It holds
 * one page, and the numbers and times of what it gave.
 *
 * @param get gives one page by its number
 * @param perPage how many entries a page may have; a service may give fewer
 * @throws {InnwireError} at the end, when the list has more entries than it gave
 */
export async function* walk(get: (page: number) => Promise<Page>, perPage: number): AsyncGenerator<Entry[]> {
  const given = new Map<unknown, unknown>()
  let answer = {} as Page
  async function* read(page: number): AsyncGenerator<Entry[], Entry[]> {
    answer = await get(page)
    yield answer.reservations.filter((one) => {
      const name = one?.hr_number || JSON.stringify(one)
      const version = `${one?.updated_at}`
      return given.get(name) !== version && given.set(name, version)
    })
    return answer.reservations
  }
  const count = () => +(answer.count as number)

  const first = yield* read(1)
  if (first.length < perPage && first.length === count()) return
  // 1 where the newest stands first, otherwise 0. By one page, because between two of them the list may change.
  const descending = +(time(first[0]) > time(first.at(-1)))
  let number = (!descending && +(answer.pages as number)) || 1
  let end = number > 1 ? yield* read(number) : first
  // A page as long as the first one may have another behind it, whatever length was asked for and whatever it counts.
  const isFull = (entries: Entry[]) => !(entries.length in first)

  let before: Entry[] | undefined
  for (let since: number | undefined; ; end = yield* read(number)) {
    // There are fewer pages than it says: the last one is looked for from the first one on.
    if (!end.length && number > 1) {
      number = 1
      end = yield* read(1)
    }
    while (!descending && isFull(end)) {
      const next = yield* read(number + 1)
      if (!next.length || same(next, end)) break
      number++
      end = next
    }
    // Every change shows there: nothing has changed since.
    if (same(end, before)) break
    before = end
    let at = number
    // What is as old as the newest of the last time may have changed since, in the same second.
    while (
      (descending ? isFull(end) && !(at * first.length >= count()) : at > 1) &&
      !(time(end.at(-descending)) < (since as number))
    ) {
      at += 2 * descending - 1
      end = yield* read(at)
    }
    since = time(before.at(descending - 1))
  }
  if (given.size < count()) throw new InnwireError(`The service counts ${count()}, and gave ${given.size}.`)
}

const time = (entry: Entry | undefined) => Date.parse(`${entry?.updated_at}`)
// Whole, because in the second of its time an entry may change again.
const same = (one: Entry[], other: Entry[] | undefined) => JSON.stringify(one) === JSON.stringify(other)
