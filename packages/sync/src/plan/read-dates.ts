const dayInMs = 86_400_000

/** Reads dates, each text once. */
export function readDates() {
  const places = new Map<unknown, number>()
  const dates: string[] = []
  return {
    /** Place of a date in the order of reading; -1 when there is no such date. */
    placeOf(text: unknown): number {
      let place = places.get(text)
      if (place === undefined) {
        place = isDate(text) ? dates.push(text) - 1 : -1
        places.set(text, place)
      }
      return place
    },
    /** The dates in order, their days since 1970-01-01, and the rank of each place. */
    sorted() {
      const order = dates
        .map((_, place) => place)
        .sort((a, b) => ((dates[a] ?? '') < (dates[b] ?? '') ? -1 : 1))
      const ranks = new Int32Array(dates.length)
      for (const [rank, place] of order.entries()) ranks[place] = rank
      const inOrder = order.map((place) => dates[place] ?? '')
      return { dates: inOrder, days: Int32Array.from(inOrder, dayOf), ranks }
    },
  }
}

const dayOf = (date: string) => Date.parse(date) / dayInMs

const isDate = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  // A date that does not exist gives none, or another one.
  new Date(text).toJSON()?.startsWith(text)
