import type { RulesetDefinition } from '@stoplight/spectral-core'
import { expect, test } from 'vitest'
import { withSchemas } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'
import conventions from '../index.ts'

const strict: RulesetDefinition = { extends: [conventions], rules: { 'innwire-basis-sentences': true } }
const lint = (thing: object, ruleset: RulesetDefinition = strict) =>
  findingsOf('innwire-basis-sentences', withSchemas({ Thing: thing }), ruleset)
const at = 'components > schemas > Thing'
const chosen = 'The order. Our server lists the oldest first. Read all.'
const finding = (path: string) => ({
  path,
  message:
    '"Our server lists the oldest first." tells what was chosen and not what the service says. Name the decision, such as (D7).',
})

test('is off until it is switched on', async () => {
  expect(await lint({ 'x-basis': 'stated', description: chosen }, conventions)).toEqual([])
})

test.each(['stated', 'sample', undefined])('reports a sentence under the basis %s', async (basis) => {
  const thing = { ...(basis && { 'x-basis': basis }), description: chosen }
  expect(await lint(thing)).toEqual([finding(`${at} > description`)])
})

test('reports what has the basis of the object around it', async () => {
  const name = { allOf: [{ description: chosen }] }
  expect(await lint({ 'x-basis': 'stated', properties: { name } })).toEqual([
    finding(`${at} > properties > name > allOf > 0 > description`),
  ])
})

test.each([
  { 'x-basis': 'stated', description: 'The order. Our server lists the oldest first (D21).' },
  { 'x-basis': 'stated', description: 'The order, oldest first. Four servers agree.' },
  { 'x-basis': 'decided', 'x-decision': 'D21', description: chosen },
  { 'x-basis': 'decided', 'x-decision': 'D21', properties: { name: { description: chosen } } },
  {
    'x-basis': 'stated',
    properties: { name: { 'x-basis': 'decided', 'x-decision': 'D21', description: chosen } },
  },
])('accepts %o', async (thing) => {
  expect(await lint(thing)).toEqual([])
})
