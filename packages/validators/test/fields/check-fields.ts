import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from './field-values.ts'
import { type Json, type JsonObject, objectAt } from './json.ts'

/** One object of the service: where it stands in a complete sample, and its fields. */
export type FieldTable = {
  object: string
  /** A complete body; each call makes a new one. */
  sample: () => JsonObject
  /** Where the object stands in the sample; empty for the body itself. */
  at: string
  fields: Record<string, Field>
}

/**
 * One test for each field, called after it: the complete sample is accepted; without the field, with null in it and
 * with each wrong value, the body is refused at the path of the field and nowhere else.
 * @param faultsOf the paths at which a body is refused
 */
export function checkFields(table: FieldTable, faultsOf: (body: JsonObject) => string[]): void {
  const { object, sample, at, fields } = table
  const changed = (change: (object: JsonObject) => void) => {
    const body = sample()
    change(objectAt(body, at))
    return faultsOf(body)
  }
  describe(object, () => {
    for (const [name, field] of Object.entries(fields)) {
      const path = at ? `${at}.${name}` : name
      const given = (value: Json) =>
        changed((target) => {
          target[name] = value
        })
      const accepted = (value: Json) => {
        expect(given(value), `${path} = ${short(value)}`).toEqual([])
      }
      const refused = (value: Json, fault = path) => {
        expect(given(value), `${path} = ${short(value)}`).toEqual([fault])
      }

      test(`${object}.${name}`, () => {
        const without = changed((target) => {
          expect(target, 'The sample is complete').toHaveProperty([name])
          delete target[name]
        })
        expect(faultsOf(sample())).toEqual([])
        expect(without, `without ${path}`).toEqual(field.optional ? [] : [field.missedAt ?? path])
        if (field.nullable) accepted(null)
        else refused(null)
        for (const value of field.accepts) accepted(value)
        for (const { value, at: way = '' } of field.refuses) refused(value, path + way)
        if (field.inside) fc.assert(fc.property(field.inside, accepted))
        if (field.outside) fc.assert(fc.property(field.outside, (value) => refused(value)))
      })
    }
  })
}

/** Each path once, in the order in which they were found. */
export const pathsOf = (issues: { path: string }[]): string[] => [...new Set(issues.map(({ path }) => path))]

/** Long lists would hide what went wrong. */
const short = (value: Json) => JSON.stringify(value).slice(0, 200)
