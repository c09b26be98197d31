import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FleetStore, type Json, LeaseLostError } from '../../src/store/store.ts'
import { kinds, newPlace, type Place } from './places.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

let server: PostgresServer
let place: Place
let store: FleetStore
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())
afterEach(() => place.remove())

const second = 1000
const put = (key: string, value: Json) => ({ collection: 'cells', key, value })

describe.each(kinds)('the lease of a property in the %s store', (kind) => {
  beforeEach(async () => {
    place = await newPlace(kind, server)
    store = await place.open()
  })

  it('is one owner’s at a time', async () => {
    const lease = await store.acquire('41749', 'one', 30 * second)
    expect(lease).toEqual({ property: '41749', owner: 'one', fence: 1 })
    const other = await place.open()
    expect(await other.acquire('41749', 'two', 30 * second)).toBeUndefined()
    expect(await other.acquire('41750', 'two', 30 * second)).toMatchObject({ fence: 1 })
    const many = Array.from({ length: 8 }, (_, index) =>
      store.acquire('41751', `worker ${index}`, 30 * second),
    )
    expect((await Promise.all(many)).filter(Boolean)).toHaveLength(1)
  })

  it('is longer held, not new, for the owner that has it', async () => {
    await store.acquire('41749', 'one', 30 * second)
    await place.advance(20 * second)
    expect(await store.acquire('41749', 'one', 30 * second)).toMatchObject({ fence: 1 })
    await place.advance(20 * second)
    expect(await store.acquire('41749', 'two', 30 * second)).toBeUndefined()
    expect(await store.acquire('41749', 'one', 1 * second)).toMatchObject({ fence: 1 })
    await place.advance(5 * second)
    expect(await store.acquire('41749', 'two', 30 * second)).toBeUndefined()
  })

  it('is taken over when it has run out, and then the old owner can write no more', async () => {
    const old = await store.acquire('41749', 'one', 30 * second)
    if (!old) throw new Error('There was no lease.')
    await store.write('41749', [put('a', 'by one')], old)
    await place.advance(31 * second)
    await expect(store.write('41749', [put('a', 'late')], old)).rejects.toThrow(LeaseLostError)
    expect(await store.renew(old, 30 * second)).toBe(false)
    const other = await place.open()
    const lease = await other.acquire('41749', 'two', 30 * second)
    expect(lease).toEqual({ property: '41749', owner: 'two', fence: 2 })
    await other.write('41749', [put('b', 'by two')], lease)
    await expect(store.write('41749', [put('a', 'late')], old)).rejects.toThrow(
      'taken over the property 41749',
    )
    await store.release(old)
    await other.write('41749', [put('c', 'by two')], lease)
    expect((await store.list('41749', 'cells')).map(({ value }) => value)).toEqual([
      'by one',
      'by two',
      'by two',
    ])
  })

  it('is held by renewing, and free at once when given up', async () => {
    const lease = await store.acquire('41749', 'one', 30 * second)
    if (!lease) throw new Error('There was no lease.')
    for (let time = 0; time < 3; time += 1) {
      await place.advance(20 * second)
      expect(await store.renew(lease, 30 * second)).toBe(true)
    }
    await store.write('41749', [], lease)
    await store.release(lease)
    await expect(store.write('41749', [], lease)).rejects.toThrow(LeaseLostError)
    expect(await store.acquire('41749', 'two', 30 * second)).toMatchObject({ fence: 2 })
    await expect(store.write('41750', [], lease)).rejects.toThrow('The lease is for 41749')
  })

  it('is lost to the same name when it was taken anew', async () => {
    const before = await store.acquire('41749', 'one', 30 * second)
    await place.advance(31 * second)
    expect(await store.acquire('41749', 'one', 30 * second)).toMatchObject({ fence: 2 })
    await expect(store.write('41749', [put('a', 1)], before)).rejects.toThrow(LeaseLostError)
  })

  it('is one of many that are taken, renewed and looked at together', async () => {
    const other = await place.open()
    const taken = await other.acquire('41752', 'two', 30 * second)
    const names = Array.from({ length: 4 }, (_, index) => `4175${index}`)
    const mine = await store.acquireAll(names, 'one', 30 * second)
    expect(mine.map(({ property }) => property).sort()).toEqual(['41750', '41751', '41753'])
    await place.advance(20 * second)
    const { fence = 0 } = taken ?? {}
    const notMine = { property: '41752', owner: 'one', fence }
    expect(await store.renewAll([...mine, notMine], 30 * second)).toEqual(mine)
    await place.advance(20 * second)
    const held = await other.leases()
    expect(new Set(held)).toEqual(new Set(mine.map(({ property }) => ({ property, owner: 'one' }))))
    for (const lease of mine) await store.release(lease)
    expect(await other.leases()).toEqual([])
    expect(await store.renewAll(mine, 30 * second)).toEqual([])
  })

  it('is not waited for while many take overlapping ones', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `${41_000 + index}`)
    const asked = Array.from({ length: 6 }, (_, worker) =>
      store.acquireAll(worker % 2 ? names : names.toReversed(), `worker ${worker}`, 30 * second),
    )
    const taken = (await Promise.all(asked)).flat()
    expect(taken.map(({ property }) => property).sort()).toEqual(names)
  })
})
