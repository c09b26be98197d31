/** What a worker sees of the fleet. */
export type View = {
  /** Places of the workers that live, its own among them. */
  places: number[]
  place: number
  properties: string[]
  /** Who holds the lease of a property; those that nobody holds are missing. */
  holders: ReadonlyMap<string, string>
  owner: string
  /** Properties that nobody has taken for longer than a lease lasts. */
  overdue: ReadonlySet<string>
  /** Those that it took because they were overdue. */
  kept: ReadonlySet<string>
  /** Properties that it could not open, and leaves alone for a while. */
  resting: ReadonlySet<string>
}

/**
 * Which properties a worker takes, and which it gives up, so that each of them is served and no worker serves more than
 * one more than another. The shares of all workers add up to the number of properties: as long as one has more than its
 * share, another has less. Nobody gives up what it may keep, so that few properties move when a worker joins or ends.
 *
 * Where workers know different lists, the shares do not add up; what nobody takes for a while is taken beyond the share,
 * and kept.
 */
export function spread({ places, place, properties, holders, owner, overdue, kept, resting }: View) {
  const rank = places.filter((other) => other < place).length
  const most = Math.floor(properties.length / places.length)
  const share = most + (rank < properties.length % places.length ? 1 : 0)
  const mine = properties.filter((property) => holders.get(property) === owner)
  const free = properties.filter((property) => !holders.has(property) && !resting.has(property))
  const surplus = mine.filter((property) => !kept.has(property)).slice(share)
  // Each worker begins at another place, so that they seldom reach for the same one.
  const start = Math.floor((free.length * rank) / places.length)
  const inTurn = [...free.slice(start), ...free.slice(0, start)]
  const take = inTurn.slice(0, Math.max(0, share - mine.length))
  const beyond = inTurn.slice(take.length).filter((property) => overdue.has(property))
  return { share, giveUp: surplus, take: [...take, ...beyond], beyond }
}
