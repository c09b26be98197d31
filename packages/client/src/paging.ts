import { InnwireError } from './errors.ts'

/** An entry of the list, as it came: it may lack anything, or be null. */
type Entry = { hr_number?: unknown; updated_at?: string } | null
type Page = { reservations: Entry[]; pages?: unknown; count?: unknown }

/**
 * Walks the pages, and gives of each answer at once what is new in it, because being in an answer delivers (D19): the
 * first page, and then from the newest change to the oldest.
 *
 * By our reading the service sorts by change, oldest first (D21), so what changes while we read moves to the newest end, which we
 * have left: nothing ahead of us can slip behind us. The other way round, every change would make us skip an entry. A
 * service that sorts newest first is read from its first page on, where changes push what is ahead of us further ahead.
 * At the newest end, what has changed meanwhile is read in the same way, until that end is what it was before, or for the
 * thirtieth time. It holds one page, and the number of each entry that it gave with a hash of its content.
 *
 * @param get gives one page by its number
 * @param perPage how many entries a page may have; a service may give fewer
 * @throws {InnwireError} at the end, when the list has more entries than it gave
 */
export async function* walk(get: (page: number) => Promise<Page>, perPage: number): AsyncGenerator<Entry[]> {
  const given = new Set<unknown>()
  const counted = new Set<unknown>()
  let answer = {} as Page
  let answers = 0
  async function* read(page: number): AsyncGenerator<Entry[], Entry[]> {
    answer = await get(page)
    const shown = new Set()
    yield answer.reservations.filter((one, index) => {
      // What has no number is told by its place.
      const name = one?.hr_number || page + index / 1000
      // A hash of the whole entry: within the second of `updated_at` it may change again.
      let version = 0
      for (const sign of JSON.stringify(one))
        version = (version * 65_599 + (sign.codePointAt(0) as number)) | 0
      // Joined, because V8 keeps the parts of a template beside one another, in twice the memory.
      const key = [name, version].join()
      // A list may have a number twice, in two versions, and counts both.
      counted.add(shown.has(name) ? key : name)
      shown.add(name)
      return !given.has(key) && given.add(key)
    })
    // Thirty looks at all of it, there and back, take no more.
    // More would be asked for where pages come in another order each time, without end.
    if (++answers > 300 + given.size)
      throw new InnwireError(
        `The service counts ${+(answer.count as number)}, and gave ${counted.size} again and again.`,
      )
    return answer.reservations
  }

  const first = yield* read(1)
  const pages = +(answer.pages as number)
  // The count may be that of the page.
  if (pages < 2 && first.length < perPage && first.length === +(answer.count as number)) return
  // 1 where the newest stands first, otherwise 0. By one page, because between two of them the list may change.
  const descending = +(time(first[0]) > time(first.at(-1)))
  let number = descending || pages || 1
  let end = number > 1 ? yield* read(number) : first

  let before: Entry[] | undefined
  for (let since: number | false | undefined, looks = 30; looks--; end = yield* read(number)) {
    // There are fewer pages than it says: the last one is looked for from the first one on.
    if (!end.length) {
      number = 1
      end = first
    }
    // A page as long as the first one may have another behind it, whatever was asked for and whatever it counts.
    while (!descending && end.length >= first.length) {
      const next = yield* read(number + 1)
      if (!next.length || same(next, end)) break
      number++
      end = next
    }
    // Every change shows there: nothing has changed since.
    if (same(end, before)) break
    before = end
    let at = number
    let last: Entry[] | undefined
    // What is as old as the newest of the last time may have changed since, in the same second.
    while (
      (descending ? end.length >= first.length && !same(end, last) : at > 1) &&
      !(time(end.at(-descending)) < (since as number))
    ) {
      at += descending || -1
      last = end
      end = yield* read(at)
    }
    // The same page twice is the last one, or was pushed on by a page of changes; then all is read again.
    since = !same(end, last) && time(before.at(descending - 1))
  }
  if (counted.size < +(answer.count as number))
    throw new InnwireError(`The service counts ${+(answer.count as number)}, and gave ${counted.size}.`)
}

const time = (entry: Entry | undefined) => Date.parse(entry?.updated_at as string)

// By number and time, because other fields may be new in every answer.
const same = (one: Entry[], other: Entry[] | undefined) => look(one) === look(other)
const look = (entries: Entry[] | undefined) => JSON.stringify(entries, ['hr_number', 'updated_at'])
