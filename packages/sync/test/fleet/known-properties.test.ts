import { beforeEach, describe, expect, it } from 'vitest'
import { readKnownProperties } from '../../src/fleet/known-properties.ts'
import type { FleetEvent, FleetProperty } from '../../src/index.ts'
import { fakeTime } from '../budget/fake-time.ts'

const quota = { perMinute: 5, perDay: 250 }
const property = (hrId: string): FleetProperty => ({
  hrId,
  token: `token of ${hrId}`,
  baseUrl: 'https://hotel.example',
  quota,
})
const all = ['a', 'b', 'c', 'd'].map(property)

let events: FleetEvent[]
let list: unknown[]
beforeEach(() => {
  events = []
  list = all
})
/** Reads the lists in turn, and tells of each. */
async function read(...lists: unknown[][]) {
  const properties = await readKnownProperties(
    () => list as FleetProperty[],
    fakeTime().timer,
    (event) => events.push(event),
  )
  properties.tell()
  for (const next of lists) {
    list = next
    await properties.refresh()
    properties.tell()
  }
  return [...properties.now().keys()].sort().join('')
}

describe('a property is given up', () => {
  it('after two lists that lack it, and not after one', async () => {
    expect(await read(all.slice(1))).toBe('abcd')
    expect(await read(all.slice(1), all.slice(1))).toBe('bcd')
    expect(events).toEqual([])
  })

  it('not where every second list is empty', async () => {
    expect(await read([], all, [], all, [])).toBe('abcd')
  })

  it('in its turn, where the lists lack others', async () => {
    expect(await read(all.slice(1), all.slice(0, 3))).toBe('abcd')
    expect(await read([], all.slice(0, 3))).toBe('abc')
  })
})

it.each([
  ['is empty', [], 'has 0, and 4 were served before'],
  ['lacks more than half', all.slice(3), 'has 1, and 4 were served before'],
])('a list that %s is told, and ends nothing', async (_, short, said) => {
  expect(await read(short)).toBe('abcd')
  expect(events).toMatchObject([
    { type: 'fleet_trouble', hrId: undefined, message: expect.stringContaining(said) },
  ])
})

it.each<[string, unknown, string]>([
  ['twice', property('a'), 'properties: a is there twice'],
  ['without hotel id', { ...property('x'), hrId: null }, 'properties[4].hrId: Give the hotel id'],
  ['with a number', { ...property('x'), hrId: 4711 }, 'properties[4].hrId: Give the hotel id'],
  [
    'with another column',
    { ...property('x'), name: 'Linden' },
    'properties[4].name: There is no such setting',
  ],
  ['that is null', null, 'properties[4]: Give an object'],
])('a row %s is told once, and keeps no other from being served', async (_, row, said) => {
  list = [...all, row]
  expect(await read([...all, row], [...all, row])).toBe('abcd')
  expect(events).toMatchObject([{ type: 'fleet_trouble', message: expect.stringContaining(said) }])
  expect(events.map(({ message }) => message).join()).not.toContain('token of')
})

it('a property whose row cannot be served any more goes on as before, and another row is told at once', async () => {
  const wrong = [{ ...property('a'), naem: '' }, ...all.slice(1)]
  expect(await read(wrong, wrong, [...wrong, null])).toBe('abcd')
  expect(events.map(({ message }) => message)).toEqual([
    expect.stringContaining('properties[0].naem'),
    expect.stringContaining('properties[4]'),
  ])
})

it('a list that is no function is refused with its first wrong row', async () => {
  const reading = readKnownProperties([...all, property('a')], fakeTime().timer, () => {})
  await expect(reading).rejects.toThrow('a is there twice')
})
