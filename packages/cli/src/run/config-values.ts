import type { EngineSettingName } from '../engine/engine-settings.ts'
import type { Path } from './json-places.ts'

type Values = Record<string, unknown>

/** Takes what of a config is wrong, and its place. */
export type Refuse = (path: Path, message: string) => undefined

/** What only the operator of the service knows. */
export const statements = [
  'quota',
  'bookings',
  'rangeEnd',
  'repeat',
] as const satisfies readonly EngineSettingName[]
/** What all hotels may share. */
const shared = ['baseUrl', ...statements, 'folder', 'reservations'] as const
const own = ['hrId', 'tokenFile', 'tokenVariable', 'profile', 'journal'] as const

/** What a hotel in the config of `innwire run` may have. */
export const hotelKeys = [...shared, ...own] as const

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a value of a hotel is: in it, or shared by all. */
type Found = { value: unknown; path: Path }
export type HotelValues = { path: Path; values: (name: string) => Found | undefined }

/** The hotels of a config, each with what it shares with the others. What is not known is refused. */
export function hotelsOf(content: unknown, refuse: Refuse): HotelValues[] {
  if (!isObject(content)) {
    refuse([], 'Give an object, such as {"hotels": [{"hrId": "4711", …}]}.')
    return []
  }
  checkNames(content, [], [...shared, 'hotels'], refuse)
  const { hotels } = content
  if (!Array.isArray(hotels) || hotels.length === 0) {
    refuse(['hotels'], 'Give a list with the hotels, such as [{"hrId": "4711", "tokenFile": "4711.token"}].')
    return []
  }
  return hotels.flatMap((hotel, index) => {
    const path = ['hotels', index]
    if (!isObject(hotel)) {
      refuse(path, 'Give an object, such as {"hrId": "4711", "tokenFile": "4711.token"}.')
      return []
    }
    checkNames(hotel, path, hotelKeys, refuse)
    const values = (name: string): Found | undefined => {
      if (Object.hasOwn(hotel, name)) return { value: hotel[name], path: [...path, name] }
      return Object.hasOwn(content, name) ? { value: content[name], path: [name] } : undefined
    }
    return [{ path, values }]
  })
}

/** Refuses names that are not known. */
export function checkNames(values: Values, path: Path, known: readonly string[], refuse: Refuse): void {
  for (const name of Object.keys(values)) {
    if (known.includes(name)) continue
    const hint =
      name === 'token' || name === 'secret'
        ? `Whoever reads this file could use it. Take it out, have a new one made, and give ${name}File or ${name}Variable.`
        : `It is not known. Known are ${known.join(', ')}.`
    refuse([...path, name], hint)
  }
}
