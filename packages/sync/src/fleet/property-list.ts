import { InputError } from '@innwire/client'
import type { Quota } from '../budget/budget.ts'
import type { Timer } from '../budget/timer.ts'
import type { FleetOptions, FleetProperty } from './fleet.ts'

/** The function that gives the properties has so long. */
export const longestReadMs = 60_000

/**
 * Asks for the properties.
 * @throws {InputError} when one is there twice, or has no hotel id; an error when the list does not come in time
 */
export async function readProperties(
  given: FleetOptions['properties'],
  timer: Timer,
): Promise<Map<string, FleetProperty>> {
  const late = Promise.withResolvers<never>()
  const cancel = timer.after(longestReadMs, () =>
    late.reject(new Error(`properties() has given no list within ${longestReadMs / 1000} seconds.`)),
  )
  // What hangs goes on, and nobody waits for it.
  return Promise.race([gather(given), late.promise]).finally(cancel)
}

async function gather(given: FleetOptions['properties']): Promise<Map<string, FleetProperty>> {
  const properties = new Map<string, FleetProperty>()
  const list = typeof given === 'function' ? await given() : given
  if (typeof list !== 'object' || list === null || !(Symbol.iterator in list || Symbol.asyncIterator in list))
    throw new InputError([
      { path: 'properties', message: 'Give a list of properties, or a function that gives one.' },
    ])
  let index = 0
  for await (const property of list) {
    const hrId: unknown = property?.hrId
    if (typeof hrId !== 'string' || hrId === '')
      throw new InputError([
        { path: `properties[${index}].hrId`, message: 'Give the hotel id of each property, as text.' },
      ])
    index += 1
    if (properties.has(hrId))
      throw new InputError([
        { path: 'properties', message: `${hrId} is there twice. Give each property once.` },
      ])
    properties.set(hrId, property)
  }
  return properties
}

/** Whether an engine that was opened with the one goes on under the other. */
export function isSame(one: FleetProperty, other: FleetProperty | undefined): boolean {
  if (!other) return false
  const others = settingsOf(other)
  return settingsOf(one).every((setting, index) => Object.is(setting, others[index]))
}

/** All settings in one order, without what else the given object has: one that is new compiles only when it is here. */
function settingsOf({ hrId, token, baseUrl, quota, ...others }: FleetProperty): unknown[] {
  others satisfies Record<string, never>
  // What cannot be used is told when the property is opened.
  const given: Partial<Quota> = quota ?? {}
  const { perMinute, perDay, ...more } = given
  more satisfies Record<string, never>
  return [hrId, token, baseUrl, perMinute, perDay]
}
