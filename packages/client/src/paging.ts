/** An entry of the list, as it came: it may lack anything, or be null. */
type Entry = { hr_number?: unknown; updated_at?: string } | null
type Page = { reservations: Entry[]; pages?: unknown }

/**
 * Walks the pages from the newest change to the oldest, and gives each page's entries in that order.
 *
 * The service sorts by change, oldest first (D21), so what changes while we read moves to the newest end, which we
 * have left: nothing ahead of us can slip behind us. The other way round, every change would make us skip an entry.
 * At the end the newest pages are read once more, for what changed meanwhile. A service that sorts newest first, against
 * D21, is read from its first page, and is safe only while it stands still. It holds one page, and the numbers of what
 * it gave.
 *
 * @param get gives one page by its number
 * @param perPage how many entries a full page has
 */
export async function* newestFirst(
  get: (page: number) => Promise<Page>,
  perPage: number,
): AsyncGenerator<Entry[]> {
  const seen = new Set<string>()
  const fresh = (entries: Entry[]) => entries.filter((one) => !seen.has(key(one)) && seen.add(key(one)))
  let pages = 1
  const read = async (number: number) => {
    const page = await get(number)
    pages = Number(page.pages) || 1
    return page.reservations
  }
  const first = await read(1)
  let number = pages
  let entries = number > 1 ? await read(number) : first
  // There are fewer pages than it says: the last one is looked for from the first one on.
  if (!entries.length) {
    number = 1
    entries = first
  }
  // A time that cannot be read tells nothing.
  const ascending = !(time(first[0]) > time(entries.at(-1)))
  const newest = (list: Entry[]) => (ascending ? list.toReversed() : list)
  if (!ascending) {
    number = 1
    entries = first
  }
  // The number of pages may be wrong: look on while they are full.
  while (ascending && entries.length >= perPage) {
    const next = await read(number + 1)
    if (same(next, entries)) break
    if (!next.length) {
      // What stood behind may have moved into this page since it was read.
      entries = await read(number)
      break
    }
    number++
    entries = next
  }
  const newestTime = time(newest(entries)[0])
  yield fresh(newest(entries))
  // A service that ignores the number of the page gives the first one for ever.
  if (number > 1 && same(entries, first)) return
  const alone = ascending ? number < 2 : first.length < perPage
  while (ascending ? number > 1 : entries.length >= perPage) {
    number += ascending ? -1 : 1
    entries = await read(number)
    const next = fresh(newest(entries))
    yield next
    if (!ascending && number > pages && !next.length) break
  }
  for (
    number = ascending ? pages : 1;
    !alone && number > 0 && number <= pages;
    number += ascending ? -1 : 1
  ) {
    entries = newest(await read(number))
    const next = fresh(entries)
    yield next
    if (!next.length || time(entries.at(-1)) <= newestTime) return
  }
}

const key = (entry: Entry) =>
  entry?.hr_number ? `${entry.hr_number} ${entry.updated_at}` : JSON.stringify(entry)
const time = (entry: Entry | undefined) => Date.parse(entry?.updated_at ?? '')
const same = (one: Entry[], other: Entry[]) => `${one.map(key)}` === `${other.map(key)}`
