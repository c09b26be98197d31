/** What waits, by whom it is for. */
export type FairQueue<Item> = {
  add(key: string, item: Item): void
  /** The oldest of the one whose turn it is. */
  next(): Item | undefined
  size(): number
}

/** Each key has one turn after the other, so that who has many waiting keeps nobody else's waiting. */
export function fairQueue<Item>(): FairQueue<Item> {
  const byKey = new Map<string, Item[]>()
  let size = 0
  return {
    add: (key, item) => {
      const waiting = byKey.get(key)
      if (waiting) waiting.push(item)
      else byKey.set(key, [item])
      size += 1
    },
    next: () => {
      const [turn] = byKey
      if (!turn) return undefined
      const [key, waiting] = turn
      const item = waiting.shift()
      size -= 1
      // Put in again, it is the last: a map keeps the order in which keys came.
      byKey.delete(key)
      if (waiting.length > 0) byKey.set(key, waiting)
      return item
    },
    size: () => size,
  }
}
