import { type FeedJournal, numberAt, placesPerRead } from './feed-journal.ts'

/** The places of the inbox in their order, a few in memory at a time. */
export function openLine(journal: FeedJournal) {
  let places: string[] = []
  let after: string | undefined
  let ended = false
  let restarts = 0
  /** Reservations of which a version was passed over, because it could not go yet. */
  const passed = new Set<string>()

  function restart() {
    places = []
    after = undefined
    ended = false
    restarts += 1
    passed.clear()
  }

  return {
    restart,
    passOver: (number: string) => void passed.add(number),
    /** A reservation can go on. */
    free(number: string) {
      if (passed.has(number)) restart()
    },
    /**
     * The first one whose reservation is not blocked, each once until a restart.
     * @param resting whether a place goes on by itself, so that it need not be found again
     */
    async next(
      blocked: (number: string) => boolean,
      resting: (place: string) => boolean,
    ): Promise<string | undefined> {
      for (;;) {
        for (let place = places.shift(); place !== undefined; place = places.shift()) {
          if (resting(place)) continue
          const number = numberAt(place)
          if (!blocked(number)) return place
          passed.add(number)
        }
        if (ended) return undefined
        const before = restarts
        const read = await journal.placesAfter(after)
        if (before !== restarts) continue
        places = read
        after = read.at(-1) ?? after
        ended = read.length < placesPerRead
      }
    },
  }
}
