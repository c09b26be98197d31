import { isDeepStrictEqual } from 'node:util'
import { InputError } from '@innwire/client'
import type { Timer } from '../budget/timer.ts'
import { checkNames } from '../engine/check-options.ts'
import type { FleetOptions, FleetProperty } from './fleet.ts'

const names: Record<keyof FleetProperty, true> = {
  hrId: true,
  token: true,
  baseUrl: true,
  quota: true,
  allowShortToken: true,
  bookings: true,
  repeat: true,
  rangeEnd: true,
}
const settings = Object.keys(names) as (keyof FleetProperty)[]

/** The function that gives the properties has so long. */
const longestReadMs = 60_000

export type PropertyList = {
  properties: Map<string, FleetProperty>
  /** What is wrong with each row that cannot be served, and its hotel id where it has one. */
  faulty: { hrId: unknown; error: InputError }[]
}

/**
 * Asks for the properties.
 * @throws {InputError} when there is no list; an error when it does not come in time
 */
export async function readProperties(given: FleetOptions['properties'], timer: Timer): Promise<PropertyList> {
  const late = Promise.withResolvers<never>()
  const cancel = timer.after(longestReadMs, () =>
    late.reject(new Error(`properties() has given no list within ${longestReadMs / 1000} seconds.`)),
  )
  // What hangs goes on, and nobody waits for it.
  return Promise.race([gather(given), late.promise]).finally(cancel)
}

async function gather(given: FleetOptions['properties']): Promise<PropertyList> {
  const properties = new Map<string, FleetProperty>()
  const faulty: PropertyList['faulty'] = []
  const list = typeof given === 'function' ? await given() : given
  if (typeof list !== 'object' || list === null || !(Symbol.iterator in list || Symbol.asyncIterator in list))
    throw new InputError([
      { path: 'properties', message: 'Give a list of properties, or a function that gives one.' },
    ])
  let index = 0
  for await (const property of list) {
    const path = `properties[${index}]`
    index += 1
    try {
      checkRow(property, path)
      if (properties.has(property.hrId))
        throw new InputError([
          { path: 'properties', message: `${property.hrId} is there twice. Give each property once.` },
        ])
      properties.set(property.hrId, property)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      faulty.push({ hrId: (property as FleetProperty | null)?.hrId, error })
    }
  }
  return { properties, faulty }
}

/** @throws {InputError} when it has no hotel id, or a setting that is not known */
function checkRow(property: FleetProperty, path: string) {
  checkNames(property, names, path)
  const hrId: unknown = property.hrId
  if (typeof hrId !== 'string' || hrId === '')
    throw new InputError([{ path: `${path}.hrId`, message: 'Give the hotel id of each property, as text.' }])
}

/** What a property states, be it a row of a database with getters; what it leaves out, the fleet states. */
export const statedBy = (property: FleetProperty): FleetProperty =>
  Object.fromEntries(
    settings.flatMap((name) => (property[name] === undefined ? [] : [[name, property[name]]])),
  ) as FleetProperty

/** Whether an engine that was opened with the one goes on under the other. */
export const isSame = (one: FleetProperty, other: FleetProperty | undefined): boolean =>
  other !== undefined && settings.every((name) => isDeepStrictEqual(one[name], other[name]))
