/** A queue in which keys take turns (round robin). */
export type FairQueue<Item> = {
  add(key: string, item: Item): void
  /** Takes the oldest item of the key whose turn it is. */
  next(): Item | undefined
  size(): number
  sizeOf(key: string): number
}

/** Keys take turns, so that one with many items holds up no other. */
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
      // Deleted and set again, the key comes last: a map keeps the order of insertion.
      byKey.delete(key)
      if (waiting.length > 0) byKey.set(key, waiting)
      return item
    },
    size: () => size,
    sizeOf: (key) => byKey.get(key)?.length ?? 0,
  }
}
