import { readdirSync } from 'node:fs'
import type { DailyUpdate } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { checkResponse, dateFault, type Issue, readRequest } from '@innwire/validators'
import { describe, expect, it } from 'vitest'
import { payload, type Recorded, recorded } from './recorded-payloads.ts'

/** The places that are wrong; in a date of a daily update, which is refused by itself, the field that is named. */
const issuesOf = ({ operation, side }: Recorded, body: unknown): Pick<Issue, 'path'>[] => {
  if (side === 'response') return checkResponse(operation, 200, body)
  const read = readRequest(operation, {
    query: '',
    contentType: 'application/json',
    body: JSON.stringify(body),
  })
  if (!read.ok) return read.refusal.errors ?? []
  if (operation !== 'updateRoomsDaily') return []
  return (body as DailyUpdate).rooms.flatMap(({ dates }, room) =>
    dates.flatMap((date, index) => {
      const field = /^Invalid (\w+):/.exec(dateFault(date) ?? '')?.[1]
      return field ? [{ path: `rooms[${room}].dates[${index}].${field}` }] : []
    }),
  )
}

type Place = { path: string; plain: string; parent: Record<string, unknown>; key: string }

/** Every key of every object in the payload, with its path as the messages write it. */
function* placesIn(value: unknown, path = '', plain = ''): Generator<Place> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* placesIn(item, `${path}[${index}]`, plain)
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      const step = /^\w+$/.test(key) ? `${path && '.'}${key}` : `[${JSON.stringify(key)}]`
      const place = { path: path + step, plain: plain ? `${plain}.${key}` : key }
      yield { ...place, parent: value as Record<string, unknown>, key }
      yield* placesIn(inner, place.path, place.plain)
    }
  }
}

const countPlaces = (body: unknown) => [...placesIn(body)].length

/** A fresh copy of the payload, and one place in it by number. */
function copyWithPlace(file: string, index: number): { body: unknown; place: Place } {
  const body = payload(file)
  const place = [...placesIn(body)][index]
  if (!place) throw new Error(`${file} has no place ${index}`)
  return { body, place }
}

it('knows every recorded payload', () => {
  const files = readdirSync(new URL('../../../openapi/recorded', import.meta.url))
  expect(recorded.map(({ file }) => `${file}.json`).sort()).toEqual(files.sort())
})

describe.each(recorded)('the recorded $file', (entry) => {
  it('stands in the contract as a named example, unchanged', () => {
    const examples = contract.components.examples as Record<string, { value: unknown }>
    expect(examples[entry.example]?.value).toEqual(payload(entry.file))
  })

  it('is accepted by the validators', () => {
    expect(issuesOf(entry, payload(entry.file))).toEqual([])
  })

  it('is refused at the path of any field whose type is changed', () => {
    for (let index = 0; index < countPlaces(payload(entry.file)); index++) {
      const { body, place } = copyWithPlace(entry.file, index)
      const present = place.parent[place.key]
      place.parent[place.key] = present !== null && typeof present === 'object' ? 17 : { wrong: true }
      const paths = issuesOf(entry, body).map((issue) => issue.path)
      expect(paths, `${place.path} was changed`).toContain(place.path)
    }
  })

  it('is refused at the path of any field that is removed, unless the field may be missing', () => {
    for (let index = 0; index < countPlaces(payload(entry.file)); index++) {
      const { body, place } = copyWithPlace(entry.file, index)
      // In a request, null and not there are the same.
      const absent = entry.side === 'request' && place.parent[place.key] === null
      delete place.parent[place.key]
      const paths = issuesOf(entry, body).map((issue) => issue.path)
      if (absent || entry.optional.includes(place.plain))
        expect(paths, `${place.path} was removed`).toEqual([])
      else
        expect(
          paths.some((path) => refers(path, place)),
          `${place.path} was removed: ${paths}`,
        ).toBe(true)
    }
  })
})

/** A field that is one of a choice (inv_code or rate_code, product or accounts) is missed at its object. */
function refers(path: string, place: Place): boolean {
  const parent = place.path.slice(0, -place.key.length - 1)
  const choices = ['inv_code', 'allocation_group', 'product_id', 'department_id', 'revenue_account_id']
  return path === place.path || (choices.includes(place.key) && path === parent)
}
