/** A queue in which keys take turns (round robin). */
export type FairQueue<Item> = {
  /** @param item another one than all that wait */
  add(key: string, item: Item): void
  /** Takes the oldest item of the key whose turn it is. */
  next(): Item | undefined
  /** Takes an item out, where it is still there. */
  remove(key: string, item: Item): void
  size(): number
  sizeOf(key: string): number
}

/** Keys take turns, so that one with many items holds up no other. */
export function fairQueue<Item>(): FairQueue<Item> {
  const byKey = new Map<string, Set<Item>>()
  let size = 0
  const remove = (key: string, item: Item) => {
    const waiting = byKey.get(key)
    if (!waiting?.delete(item)) return
    size -= 1
    if (waiting.size === 0) byKey.delete(key)
  }
  return {
    add: (key, item) => {
      const waiting = byKey.get(key)
      if (waiting) waiting.add(item)
      else byKey.set(key, new Set([item]))
      size += 1
    },
    next: () => {
      for (const [key, waiting] of byKey) {
        for (const item of waiting) {
          remove(key, item)
          // Deleted and set again, the key comes last: a map keeps the order of insertion.
          byKey.delete(key)
          if (waiting.size > 0) byKey.set(key, waiting)
          return item
        }
      }
      return undefined
    },
    remove,
    size: () => size,
    sizeOf: (key) => byKey.get(key)?.size ?? 0,
  }
}
