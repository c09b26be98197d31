import { expect, it } from 'vitest'
import { bundleContract } from './contract.ts'
import type { Schema } from './openapi-document.ts'

/** Digits that a double keeps whatever they are: JSON writes a number of so many as it was read. */
const digitsOfDouble = 15
/** What an `integer` of PostgreSQL holds, and those that are a `bigint` there. */
const mostInteger = 2 ** 31 - 1
const inBigints = ['Id', 'version']

type Place = { at: string; schema: Schema }

function* schemasIn(value: unknown, at: string): Generator<Place> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value || 'oneOf' in value) yield { at, schema: value as Schema }
  for (const [key, inner] of Object.entries(value))
    if (!key.startsWith('example')) yield* schemasIn(inner, `${at}/${key}`)
}

const contracts = await Promise.all([bundleContract('property'), bundleContract('control')])
const places = contracts.flatMap(({ info, components }) => [...schemasIn(components, info.title)])

type Digits = { before: number; behind: number }

function ofNumber({ 'x-max-decimals': behind, maximum }: Schema): Digits[] {
  if (typeof behind !== 'number') return []
  const [before = ''] = String(maximum).split('.')
  expect(String(maximum)).toBe(`${'9'.repeat(before.length)}.${'9'.repeat(behind)}`)
  return [{ before: before.length, behind }]
}

function ofText({ pattern = '' }: Schema): Digits[] {
  const [, before, behind] = /\[0-9\]\{1,(\d+)\}\(\\\.\[0-9\]\{1,(\d+)\}\)\?\$$/.exec(pattern) ?? []
  return before && behind ? [{ before: Number(before), behind: Number(behind) }] : []
}

function ofSentences(schema: Schema & { description?: string; 'x-expects'?: string }): Digits[] {
  const text = `${schema.description} ${schema['x-expects']}`.replaceAll(/\s+/g, ' ')
  return Array.from(text.matchAll(/at most (\d+) digits before and (\d+) behind the point/g), (found) => ({
    before: Number(found[1]),
    behind: Number(found[2]),
  }))
}

const resolved = (schema: Schema): Schema =>
  contracts.map(({ components }) => components.schemas[schema.$ref?.split('/').at(-1) ?? '']).find(Boolean) ??
  schema

const decimals = places.flatMap(({ at, schema }) => {
  const forms = [schema, ...(schema.oneOf ?? []).map(resolved)]
  return forms.some((form) => ofNumber(form).length > 0) ? [{ at, schema, forms }] : []
})

it.each(decimals)('$at has no number that a double cannot hold', ({ forms }) => {
  for (const { before, behind } of forms.flatMap(ofNumber))
    expect(before + behind, 'as a number it would be rounded: take text alone').toBeLessThanOrEqual(
      digitsOfDouble,
    )
})

it.each(decimals.filter(({ schema }) => ofText(schema).length + (schema.oneOf?.length ?? 0) > 0))(
  '$at is as long as text, as a number and in its sentences',
  ({ schema, forms }) => {
    const [digits, ...others] = [...forms.flatMap(ofNumber), ...forms.flatMap(ofText), ...ofSentences(schema)]
    expect(others.length).toBeGreaterThan(0)
    for (const its of others) expect(its).toEqual(digits)
  },
)

it.each(
  places.flatMap(({ at, schema: { type, minimum = 0, maximum } }) =>
    [type].flat().includes('integer') && maximum !== undefined ? [{ at, minimum, maximum }] : [],
  ),
)('$at has no whole number that its column cannot hold', ({ at, minimum, maximum }) => {
  const most = inBigints.includes(at.split('/').at(-1) as string) ? Number.MAX_SAFE_INTEGER : mostInteger
  expect(maximum, 'make its column a bigint, and name it in inBigints').toBeLessThanOrEqual(most)
  expect(minimum).toBeGreaterThanOrEqual(-most)
})
