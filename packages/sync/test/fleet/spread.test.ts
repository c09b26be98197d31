import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spread } from '../../src/fleet/spread.ts'

type Worker = { place: number; knows: string[]; kept: Set<string> }
const nothing: ReadonlySet<string> = new Set()
const ownerOf = ({ place }: Worker) => `worker ${place}`

/** One look of every worker, all at the same state; of several that reach for a property, one gets it. */
function look(workers: Worker[], holders: Map<string, string>, overdue = nothing) {
  const places = workers.map(({ place }) => place)
  const plans = workers.map((worker) => ({
    worker,
    ...spread({
      places,
      place: worker.place,
      properties: worker.knows,
      holders: new Map(holders),
      owner: ownerOf(worker),
      overdue,
      kept: worker.kept,
      resting: nothing,
    }),
  }))
  let moves = 0
  for (const { worker, giveUp, take, beyond } of plans) {
    for (const property of giveUp) {
      moves += 1
      holders.delete(property)
    }
    for (const property of take) {
      if (holders.has(property)) continue
      moves += 1
      holders.set(property, ownerOf(worker))
      if (beyond.includes(property)) worker.kept.add(property)
    }
  }
  return moves
}

const countsOf = (workers: Worker[], holders: Map<string, string>) =>
  workers.map((worker) => [...holders.values()].filter((owner) => owner === ownerOf(worker)).length)
const names = (count: number) => Array.from({ length: count }, (_, index) => `hotel ${index}`)
const places = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 8 })

/** Workers that know the same properties, which they hold in any way, also by workers that are no more. */
const fleet = fc.record({ places, count: fc.nat(60), held: fc.array(fc.nat(24), { maxLength: 60 }) })
const begin = ({ places, count, held }: { places: number[]; count: number; held: number[] }) => {
  const workers = places.map((place): Worker => ({ place, knows: names(count), kept: new Set() }))
  const holders = new Map<string, string>()
  for (const [index, place] of held.entries())
    if (index < count && places.includes(place)) holders.set(`hotel ${index}`, `worker ${place}`)
  return { workers, holders }
}

it('from any state, every property is soon served, and no worker serves more than one more than another', () => {
  fc.assert(
    fc.property(fleet, (given) => {
      const { workers, holders } = begin(given)
      // In the first look they give up and take; in each further one, whoever came too late takes what is left.
      for (let round = 0; round <= workers.length + 1; round += 1) look(workers, holders)
      expect(holders.size).toBe(given.count)
      const counts = countsOf(workers, holders)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(look(workers, holders)).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

it('no more properties move than must: who has no more than its share keeps all', () => {
  fc.assert(
    fc.property(fleet, (given) => {
      const { workers, holders } = begin(given)
      const before = new Map(holders)
      const most = Math.ceil(given.count / workers.length)
      const surplus = countsOf(workers, holders).map((count) =>
        Math.max(0, count - Math.floor(given.count / workers.length)),
      )
      for (let round = 0; round <= workers.length + 1; round += 1) look(workers, holders)
      const moved = [...before].filter(([property, owner]) => holders.get(property) !== owner).length
      expect(moved).toBeLessThanOrEqual(surplus.reduce((sum, one) => sum + one, 0))
      expect(Math.max(...countsOf(workers, holders))).toBeLessThanOrEqual(most)
    }),
    { numRuns: 1000 },
  )
})

it('where workers know different lists, every property is served, and stays where it is', () => {
  const lists = fc.record({
    workers: places.chain((found) =>
      fc.tuple(
        ...found.map((place) => fc.record({ place: fc.constant(place), some: fc.subarray(names(20)) })),
      ),
    ),
  })
  fc.assert(
    fc.property(lists, ({ workers: given }) => {
      const workers = given.map(({ place, some }): Worker => ({ place, knows: some, kept: new Set() }))
      const holders = new Map<string, string>()
      const known = new Set(workers.flatMap(({ knows }) => knows))
      for (let round = 0; round <= 10; round += 1) look(workers, holders)
      // What nobody has taken by now has been free for longer than a lease lasts.
      const overdue = new Set([...known].filter((property) => !holders.has(property)))
      look(workers, holders, overdue)
      expect(new Set(holders.keys())).toEqual(known)
      expect(look(workers, holders)).toBe(0)
    }),
    { numRuns: 1000 },
  )
})
