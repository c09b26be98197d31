import type { Entry, EntryChange, EntryRange, Json, Lease } from '../../src/store/store.ts'

type Held = { owner: string; fence: number; leftMs: number }

/** What a store should be, in the plainest words. */
export function plainStore() {
  const entries = new Map<string, { of: string[]; value: Json }>()
  const leases = new Map<string, Held>()
  const points = (one: string) => [...one].map((character) => character.codePointAt(0) ?? 0)
  const before = (one: string, other: string) => {
    const [left, right] = [points(one), points(other)]
    const at = left.findIndex((point, index) => point !== right[index])
    return at === -1 ? left.length < right.length : (left[at] ?? 0) < (right[at] ?? -1)
  }
  const begins = (one: string, prefix: string) =>
    points(prefix).every((point, index) => points(one)[index] === point)
  const present = (name: string) => {
    const held = leases.get(name)
    return held && held.leftMs > 0 ? held : undefined
  }
  return {
    write: (name: string, changes: EntryChange[]) => {
      for (const { collection, key, value } of changes) {
        const id = JSON.stringify([name, collection, key])
        if (value === null) entries.delete(id)
        else entries.set(id, { of: [name, collection, key], value })
      }
    },
    list: (name: string, collection: string, { after, prefix = '', limit }: EntryRange) => {
      const found: Entry[] = []
      for (const { of, value } of entries.values()) {
        const key = of[2] ?? ''
        const inside = of[0] === name && of[1] === collection && begins(key, prefix)
        if (inside && (after === undefined || before(after, key))) found.push({ key, value })
      }
      return found.sort((one, other) => (before(one.key, other.key) ? -1 : 1)).slice(0, limit)
    },
    properties: () => [...new Set([...entries.values()].map(({ of }) => of[0]))],
    heldNights: ({ property, owner, fence }: Lease) => {
      const held = present(property)
      return held?.owner === owner && held.fence === fence ? held : undefined
    },
    acquire: (name: string, owner: string, ttl: number) => {
      const held = present(name)
      if (held && held.owner !== owner) return undefined
      const fence = held?.fence ?? (leases.get(name)?.fence ?? 0) + 1
      leases.set(name, { owner, fence, leftMs: Math.max(ttl, held?.leftMs ?? 0) })
      return { property: name, owner, fence }
    },
    leases: () =>
      [...leases].flatMap(([name, { owner }]) => (present(name) ? [{ property: name, owner }] : [])),
    advance: (ms: number) => {
      for (const held of leases.values()) held.leftMs -= ms
    },
  }
}
