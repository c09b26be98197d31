type Lane<Item> = {
  /** In the order of their numbers. */
  items: Item[]
  /** The item that is under way; one with a lower number may have come before it since. */
  busy: Item | undefined
  /** When its first item may go, by the timer. */
  readyAt: number
}

/**
 * Items in lanes: of each lane the one with the lowest number goes, and the next when that has left the lane. Lanes are
 * independent of one another.
 */
export function openLanes<Item extends { number: number }>(elapsed: () => number) {
  const lanes = new Map<string, Lane<Item>>()
  const names = new Map<Item, string>()
  const laneOf = (item: Item) => lanes.get(names.get(item) ?? '')

  /** The first items that may go or that wait for their time only, and for how long. */
  function* firsts(): Generator<{ item: Item; lane: Lane<Item> }> {
    for (const lane of lanes.values()) {
      const [item] = lane.items
      if (item && !lane.busy) yield { item, lane }
    }
  }

  /** @param restMs the next of its lane goes after that, also one that comes later */
  function remove(item: Item, restMs = 0) {
    const lane = laneOf(item)
    if (!lane) return
    if ((lane.busy ?? lane.items[0]) === item)
      Object.assign(lane, { busy: undefined, readyAt: elapsed() + restMs })
    lane.items.splice(lane.items.indexOf(item), 1)
    if (lane.items.length === 0 && restMs === 0) lanes.delete(names.get(item) ?? '')
    names.delete(item)
  }

  function add(name: string, item: Item, pauseMs = 0) {
    const lane = lanes.get(name) ?? { items: [], busy: undefined, readyAt: elapsed() + pauseMs }
    lanes.set(name, lane)
    names.set(item, name)
    lane.items.splice(lane.items.findLastIndex((other) => other.number < item.number) + 1, 0, item)
  }

  return {
    add,
    remove,
    /** Takes it out of its lane, so that the next may go, and puts it into another one, whatever that waits for. */
    move(item: Item, name: string, pauseMs: number, restMs = 0) {
      remove(item, restMs)
      add(name, item, pauseMs)
      const lane = laneOf(item)
      if (lane && !lane.busy && lane.items[0] === item) lane.readyAt = elapsed() + pauseMs
    },
    /** The first items of all lanes, unless they are under way. */
    waitingFirsts: () => [...firsts()].map(({ item }) => item),
    /** Milliseconds until a first item of these may go; undefined when there is none. */
    untilReady(of: (item: Item) => boolean): number | undefined {
      let ready = Infinity
      for (const { item, lane } of firsts()) if (of(item)) ready = Math.min(ready, lane.readyAt)
      return ready === Infinity ? undefined : Math.max(0, ready - elapsed())
    },
    /** The item that may go and has the lowest number; it is under way now. */
    take(of: (item: Item) => boolean): Item | undefined {
      const time = elapsed()
      let taken: { item: Item; lane: Lane<Item> } | undefined
      for (const first of firsts())
        if (first.lane.readyAt <= time && of(first.item))
          if (!taken || first.item.number < taken.item.number) taken = first
      if (taken) taken.lane.busy = taken.item
      return taken?.item
    },
    /** It stays in its lane, and goes after a pause; one that came before it does not wait for that. */
    putBack(item: Item, pauseMs: number) {
      const lane = laneOf(item)
      const restMs = lane?.items[0] === item ? pauseMs : 0
      if (lane) Object.assign(lane, { busy: undefined, readyAt: elapsed() + restMs })
    },
    /** Ends the pauses of lanes whose first is one of these, and of empty ones. */
    hurry(of: (item: Item) => boolean) {
      for (const lane of lanes.values()) {
        const [first] = lane.items
        if (!lane.busy && (!first || of(first))) lane.readyAt = elapsed()
      }
    },
  }
}

export type Lanes<Item extends { number: number }> = ReturnType<typeof openLanes<Item>>
