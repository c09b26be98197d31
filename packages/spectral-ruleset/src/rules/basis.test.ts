import type { RulesetDefinition } from '@stoplight/spectral-core'
import { describe, expect, test } from 'vitest'
import { documentWith, withSchemas } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'
import conventions from '../index.ts'

describe('innwire-basis-value', () => {
  const lint = (thing: object) => findingsOf('innwire-basis-value', withSchemas({ Thing: thing }))
  const at = 'components > schemas > Thing'

  test.each([
    {},
    { 'x-basis': 'stated' },
    { 'x-basis': 'sample' },
    { 'x-basis': 'decided', 'x-decision': 'D7' },
    { 'x-basis': 'decided', 'x-decision': ['D7', 'D12'] },
  ])('accepts %o', async (thing) => {
    expect(await lint(thing)).toEqual([])
  })

  test('reports another basis', async () => {
    expect(await lint({ 'x-basis': 'guessed' })).toEqual([
      { path: `${at} > x-basis`, message: 'x-basis is "guessed". Write stated, sample or decided.' },
    ])
  })

  test('reports a decision that is not named', async () => {
    expect(await lint({ 'x-basis': 'decided' })).toEqual([
      {
        path: `${at} > x-basis`,
        message: 'x-basis is "decided" without an x-decision. Add x-decision with its number, such as D7.',
      },
    ])
  })

  test.each(['7', 'D0', 'D07', [], ['D1', 2], null])('reports the decision %o', async (decision) => {
    expect(await lint({ 'x-basis': 'decided', 'x-decision': decision })).toEqual([
      {
        path: expect.stringMatching(/^components > schemas > Thing > x-decision/),
        message: `x-decision is ${JSON.stringify(decision)}. Write D and a number, such as D7, or a list of these.`,
      },
    ])
  })

  test('reports a decision without a decided basis', async () => {
    expect(await lint({ 'x-basis': 'stated', 'x-decision': 'D7' })).toEqual([
      {
        path: `${at} > x-decision`,
        message: 'x-decision stands without "x-basis: decided". Add that, or remove x-decision.',
      },
    ])
  })

  test('reads what stands beside a reference, deep in the document', async () => {
    const document = withSchemas({
      Other: { type: 'string' },
      Thing: { properties: { a: { items: { $ref: '#/components/schemas/Other', 'x-basis': 'no' } } } },
    })
    const found = await findingsOf('innwire-basis-value', document)
    expect(found.map(({ path }) => path)).toEqual([`${at} > properties > a > items > x-basis`])
  })
})

describe('innwire-basis-present', () => {
  const strict: RulesetDefinition = { extends: [conventions], rules: { 'innwire-basis-present': true } }
  const lint = (document: Record<string, unknown>, ruleset: RulesetDefinition = strict) =>
    findingsOf('innwire-basis-present', document, ruleset)
  const bare = documentWith({
    paths: { '/a': { get: { operationId: 'listThings', parameters: [{ name: 'page', in: 'query' }] } } },
    components: { responses: { Failed: { description: 'No.' } }, schemas: { Thing: {} } },
  })

  test('is off until it is switched on', async () => {
    expect(await lint(bare, conventions)).toEqual([])
  })

  test('reports operations, parameters, responses and schemas without a basis', async () => {
    const mend = 'does not say what it rests on. Add x-basis: stated, sample or decided.'
    expect((await lint(bare)).map(({ path, message }) => [path, message])).toEqual([
      ['paths > /a > get', `Operation "listThings" ${mend}`],
      ['paths > /a > get > parameters > 0', `Parameter "page" ${mend}`],
      ['components > responses > Failed', `Response "Failed" ${mend}`],
      ['components > schemas > Thing', `Schema "Thing" ${mend}`],
    ])
  })

  test('accepts a basis on each, also behind a reference', async () => {
    const basis = { 'x-basis': 'stated' }
    const document = documentWith({
      paths: { '/a': { get: { parameters: [{ name: 'page', in: 'query', ...basis }], ...basis } } },
      components: { schemas: { Thing: { ...basis }, Alias: { $ref: '#/components/schemas/Thing' } } },
    })
    expect(await lint(document)).toEqual([])
  })
})

describe('innwire-basis-sentences', () => {
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

  test('reports a sentence that says that nothing was applied', async () => {
    const description =
      'Send it again. It is temporary, and nothing was applied. Nothing is posted in part (D27).'
    const [first, ...others] = await lint({ 'x-basis': 'stated', description })
    expect(first?.message).toMatch(/^"It is temporary, and nothing was applied\." tells what was chosen/)
    expect(others).toEqual([])
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
})
