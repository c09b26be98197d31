import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EntryChange, Json, Store } from '../../src/store/store.ts'
import { kinds, newPlace, type Place } from './places.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

let server: PostgresServer
let place: Place
let store: Store
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())
afterEach(() => place.remove())

const put = (key: string, value: Json | null, collection = 'cells'): EntryChange => ({
  collection,
  key,
  value,
})
const keysOf = async (range?: Parameters<Store['list']>[2]) =>
  (await store.list('41749', 'cells', range)).map(({ key }) => key)

describe.each(kinds)('the %s store', (kind) => {
  beforeEach(async () => {
    place = await newPlace(kind, server)
    store = await place.open()
  })

  it('gives back what was written, by property, collection and key', async () => {
    await store.write('41749', [
      put('a', { price: '95.00', nights: [1, null, true] }),
      put('a', 'told', 'sent'),
    ])
    await store.write('41750', [put('a', 7)])
    expect(await store.get('41749', 'cells', 'a')).toEqual({ price: '95.00', nights: [1, null, true] })
    expect(await store.get('41749', 'sent', 'a')).toBe('told')
    expect(await store.get('41750', 'cells', 'a')).toBe(7)
    expect(await store.get('41750', 'sent', 'a')).toBeUndefined()
  })

  it('replaces and removes; of several changes of one entry in a write the last counts', async () => {
    await store.write('41749', [put('a', 1), put('b', 1), put('c', 1)])
    await store.write('41749', [put('a', 2), put('b', null), put('c', null), put('c', 3), put('none', null)])
    await store.write('41749', [put('a', 4), put('a', 5)])
    expect(await store.list('41749', 'cells')).toEqual([
      { key: 'a', value: 5 },
      { key: 'c', value: 3 },
    ])
  })

  it('lists by the bytes of the keys, from a key on, under a prefix, and so many', async () => {
    const keys = ['', 'a', 'a/1', 'a/2', 'a0', 'b', 'B', 'é', '\uffee', '\u{10ffff}', '\u{10ffff}z', '😀']
    await store.write(
      '41749',
      keys.map((key) => put(key, key)),
    )
    const sorted = ['', 'B', 'a', 'a/1', 'a/2', 'a0', 'b', 'é', '\uffee', '😀', '\u{10ffff}', '\u{10ffff}z']
    expect(await keysOf()).toEqual(sorted)
    expect(await keysOf({ prefix: 'a/' })).toEqual(['a/1', 'a/2'])
    expect(await keysOf({ prefix: 'a', after: 'a/1' })).toEqual(['a/2', 'a0'])
    expect(await keysOf({ prefix: 'a', after: 'B', limit: 2 })).toEqual(['a', 'a/1'])
    expect(await keysOf({ prefix: '\u{10ffff}' })).toEqual(['\u{10ffff}', '\u{10ffff}z'])
    expect(await keysOf({ after: 'é' })).toEqual(sorted.slice(8))
    expect(await keysOf({ limit: 0 })).toEqual([])
    await expect(store.list('41749', 'cells', { limit: -1 })).rejects.toThrow('The limit of a list is -1')
  })

  it('holds every string, also those that a database cannot', async () => {
    const strings = [
      '\u0000',
      '\u0001',
      '\u0000\u0001\u0002',
      '\ud83d',
      '\ude00\ud83d',
      '\ue000',
      '\ue000d83d',
      "'%_\\",
    ]
    await store.write(
      '41749',
      strings.map((text) => put(text, { [text]: text })),
    )
    for (const text of strings) {
      expect(await store.get('41749', 'cells', text)).toEqual({ [text]: text })
      await store.write(`p${text}`, [put(text, text, `c${text}`)])
      expect(await store.list(`p${text}`, `c${text}`)).toEqual([{ key: text, value: text }])
    }
    expect(new Set(await keysOf())).toEqual(new Set(strings))
    expect(await keysOf({ prefix: '\u0000' })).toEqual(['\u0000', '\u0000\u0001\u0002'])
    expect((await store.properties()).toSorted()).toEqual(
      ['41749', ...strings.map((text) => `p${text}`)].toSorted(),
    )
  })

  it('gives copies, which nobody can change from outside', async () => {
    const value = { dates: ['2027-09-15'] }
    await store.write('41749', [put('a', value)])
    value.dates.push('2027-09-16')
    const read = (await store.get('41749', 'cells', 'a')) as typeof value
    read.dates.pop()
    expect(await store.get('41749', 'cells', 'a')).toEqual({ dates: ['2027-09-15'] })
  })

  it('takes huge values and many at once', async () => {
    await store.write('41749', [put('huge', 'ü'.repeat(5_000_000)), put('huger', 'x'.repeat(9_000_000))])
    expect(((await store.get('41749', 'cells', 'huge')) as string).length).toBe(5_000_000)
    const cells = Array.from({ length: 100_000 }, (_, index) =>
      put(`HR:1/${index.toString().padStart(6, '0')}`, { availability: index % 9, price: '95.00' }, 'many'),
    )
    await store.write('41749', cells)
    expect(await store.list('41749', 'many', { after: 'HR:1/099998' })).toHaveLength(1)
    expect(await store.list('41749', 'many')).toHaveLength(100_000)
    expect(await store.properties()).toEqual(['41749'])
  })

  it('refuses as a whole a write that has anything wrong', async () => {
    const wrong = (change: unknown) => store.write('41749', [put('a', 1), change as EntryChange])
    await expect(wrong(put('b', undefined as unknown as Json))).rejects.toThrow(TypeError)
    await expect(wrong(put('b', Number.NaN))).rejects.toThrow('The value of b in cells is NaN')
    await expect(wrong(put('x'.repeat(2000), 1))).rejects.toThrow('together they may take 2000')
    await expect(wrong(put('\u0000'.repeat(1000), 1))).rejects.toThrow(RangeError)
    const circle: Json[] = []
    circle.push(circle)
    await expect(wrong(put('b', circle))).rejects.toThrow(TypeError)
    expect(await store.list('41749', 'cells')).toEqual([])
    await store.write('41749', [put('x'.repeat(1990), 1)])
  })

  it('knows the properties that have entries', async () => {
    expect(await store.properties()).toEqual([])
    await store.write('b', [put('a', 1), put('b', 1)])
    await store.write('a', [put('a', 1)])
    await store.write('c', [put('a', 1)])
    await store.write('c', [put('a', null)])
    await store.acquire('d', 'one', 1000)
    expect(await store.properties()).toEqual(['a', 'b'])
  })

  it('lets writes at the same time follow one another', async () => {
    const other = await place.open()
    const whole = (round: number) => Array.from({ length: 50 }, (_, index) => put(`k${index}`, round))
    const half = (round: number) =>
      whole(round).map((change, index) => (index % 2 ? { ...change, value: null } : change))
    const writes = Array.from({ length: 24 }, (_, round) =>
      (round % 3 ? store : other).write('41749', (round % 2 ? whole(round) : half(round)).toReversed()),
    )
    await Promise.all(writes)
    const entries = await store.list('41749', 'cells')
    expect(new Set(entries.map(({ value }) => value)).size).toBe(1)
    expect(entries).toHaveLength(Number(entries[0]?.value) % 2 ? 50 : 25)
  })
})
