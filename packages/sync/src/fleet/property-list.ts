import { InputError } from '@innwire/client'
import type { FleetOptions, FleetProperty } from './fleet.ts'

/**
 * Asks for the properties.
 * @throws {InputError} when one is there twice
 */
export async function readProperties(given: FleetOptions['properties']): Promise<Map<string, FleetProperty>> {
  const properties = new Map<string, FleetProperty>()
  const list = typeof given === 'function' ? await given() : given
  for await (const property of list) {
    const { hrId } = property
    if (properties.has(hrId))
      throw new InputError([
        { path: 'properties', message: `${hrId} is there twice. Give each property once.` },
      ])
    properties.set(hrId, property)
  }
  return properties
}

/** Whether an engine that was opened with the one goes on under the other. */
export const isSame = (one: FleetProperty, other: FleetProperty | undefined): boolean =>
  one.token === other?.token &&
  one.baseUrl === other.baseUrl &&
  one.quota.perMinute === other.quota.perMinute &&
  one.quota.perDay === other.quota.perDay
