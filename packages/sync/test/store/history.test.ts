import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { type EntryChange, type Json, type Lease, LeaseLostError } from '../../src/store/store.ts'
import { kinds, newPlace, type Place } from './places.ts'
import { plainStore } from './plain-store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** INNWIRE_STORE_HISTORIES asks for more. Those in memory cost little. */
const runs = tries('INNWIRE_STORE_HISTORIES', 30, 300)

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

/** Any string of JavaScript, most often one that meets others. */
const anyText = fc
  .array(fc.constantFrom(0, 1, 2, 0x2f, 0x61, 0x62, 0xd7ff, 0xd83d, 0xde00, 0xe000, 0xe001, 0xffff), {
    maxLength: 4,
  })
  .map((units) => String.fromCharCode(...units))
const text = fc.oneof({ weight: 5, arbitrary: anyText }, fc.string({ unit: 'binary', maxLength: 20 }))
/** JSON knows no -0. */
const value = fc
  .jsonValue()
  .filter((one) => one !== null)
  .map((one): Json => JSON.parse(JSON.stringify(one)))
const property = fc.constantFrom('41749', '41750', '\u0000')
const collection = fc.constantFrom('cells', 'sent', '')
const worker = fc.constantFrom('one', 'two', '')
const change: fc.Arbitrary<EntryChange> = fc.record({
  collection,
  key: text,
  value: fc.oneof({ weight: 3, arbitrary: value }, fc.constant(null)),
})
const range = fc.record({ after: text, prefix: text, limit: fc.nat(5) }, { requiredKeys: [] })
const ttlMs = fc.constantFrom(10_000, 60_000)
type Step =
  | { do: 'write'; property: string; changes: EntryChange[] }
  | { do: 'write as'; property: string; worker: string; changes: EntryChange[] }
  | {
      do: 'list'
      property: string
      collection: string
      range: { after?: string; prefix?: string; limit?: number }
    }
  | { do: 'acquire' | 'renew'; property: string; worker: string; ttlMs: number }
  | { do: 'acquire all'; properties: string[]; worker: string; ttlMs: number }
  | { do: 'renew all'; properties: string[]; worker: string; ttlMs: number }
  | { do: 'release'; property: string; worker: string }
  | { do: 'advance'; ms: number }
  | { do: 'open again' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('write' as const), property, changes: fc.array(change, { maxLength: 8 }) }),
  fc.record({
    do: fc.constant('write as' as const),
    property,
    worker,
    changes: fc.array(change, { maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('list' as const), property, collection, range }),
  fc.record({ do: fc.constantFrom('acquire' as const, 'renew' as const), property, worker, ttlMs }),
  fc.record({
    do: fc.constantFrom('acquire all' as const, 'renew all' as const),
    properties: fc.uniqueArray(property),
    worker,
    ttlMs,
  }),
  fc.record({ do: fc.constant('release' as const), property, worker }),
  fc.record({ do: fc.constant('advance' as const), ms: fc.constantFrom(7000, 35_000) }),
  fc.record({ do: fc.constant('open again' as const) }),
)

/** Plays a history on a store and on the plain one, and compares all that either says. */
async function play(place: Place, steps: Step[]) {
  let store = await place.open()
  const plain = plainStore()
  const leases = new Map<string, Lease>()
  const leaseOf = (name: string, owner: string): Lease =>
    leases.get(`${name} ${owner}`) ?? { property: name, owner, fence: 0 }
  for (const one of steps) {
    if (one.do === 'open again') store = await place.open()
    else if (one.do === 'advance') {
      await place.advance(one.ms)
      plain.advance(one.ms)
    } else if (one.do === 'write') {
      await store.write(one.property, one.changes)
      plain.write(one.property, one.changes)
    } else if (one.do === 'list') {
      const expected = plain.list(one.property, one.collection, one.range)
      expect(await store.list(one.property, one.collection, one.range)).toEqual(expected)
      for (const { key, value } of expected)
        expect(await store.get(one.property, one.collection, key)).toEqual(value)
    } else if (one.do === 'acquire') {
      const lease = await store.acquire(one.property, one.worker, one.ttlMs)
      expect(lease).toEqual(plain.acquire(one.property, one.worker, one.ttlMs))
      if (lease) leases.set(`${one.property} ${one.worker}`, lease)
    } else if (one.do === 'acquire all') {
      const taken = await store.acquireAll(one.properties, one.worker, one.ttlMs)
      const expected = one.properties.flatMap((name) => plain.acquire(name, one.worker, one.ttlMs) ?? [])
      expect(new Set(taken)).toEqual(new Set(expected))
      for (const lease of taken) leases.set(`${lease.property} ${one.worker}`, lease)
    } else if (one.do === 'renew all') {
      const asked = one.properties.map((name) => leaseOf(name, one.worker))
      const expected = asked.filter(plain.heldNights)
      expect(await store.renewAll(asked, one.ttlMs)).toEqual(expected)
      for (const lease of expected) Object.assign(plain.heldNights(lease) ?? {}, { leftMs: one.ttlMs })
    } else await playUnderLease(one, leaseOf(one.property, one.worker))
    expect(new Set(await store.leases())).toEqual(new Set(plain.leases()))
    expect(new Set(await store.properties())).toEqual(new Set(plain.properties()))
  }

  async function playUnderLease(one: Extract<Step, { property: string; worker: string }>, lease: Lease) {
    const held = plain.heldNights(lease)
    if (one.do === 'renew') {
      expect(await store.renew(lease, one.ttlMs)).toBe(held !== undefined)
      if (held) held.leftMs = one.ttlMs
    } else if (one.do === 'release') {
      await store.release(lease)
      if (held) held.leftMs = 0
    } else if (one.do === 'write as') {
      const write = store.write(one.property, one.changes, lease)
      if (!held) return await expect(write).rejects.toThrow(LeaseLostError)
      await write
      plain.write(one.property, one.changes)
    }
  }
}

it.each(kinds)('any history of a %s store goes as that of a plain list', async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const place = await newPlace(kind, server)
      try {
        await play(place, steps)
      } finally {
        await place.remove()
      }
    }),
    { numRuns: kind === 'memory' ? 5 * runs : runs },
  )
})
