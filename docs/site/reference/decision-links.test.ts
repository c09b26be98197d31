import { expect, test } from 'vitest'
import { withDecisionLinks } from './decision-links.ts'

test('what is decided links to its decisions, at the end of its own description', () => {
  const contract = {
    one: { description: 'Text.\n', 'x-decision': 'D7' },
    list: [{ 'x-decision': ['D9', 'D21'] }],
    stated: { description: 'As it is.' },
  }
  expect(withDecisionLinks(contract)).toMatchObject({
    one: { description: 'Text.\n\nDecision: [D7](decisions.html#d7).' },
    list: [{ description: 'Decisions: [D9](decisions.html#d9), [D21](decisions.html#d21).' }],
    stated: { description: 'As it is.' },
  })
  expect(contract.one.description).toBe('Text.\n')
})

test('a decision that a sentence names becomes a link', () => {
  const d7 = '[D7](decisions.html#d7)'
  const d21 = '[D21](decisions.html#d21)'
  const sentences = { description: 'As it is (D7, D21). Twice (`Window`, D7). Neither D7 nor (D7a).' }
  expect(withDecisionLinks(sentences)).toEqual({
    description: `As it is (${d7}, ${d21}). Twice (\`Window\`, ${d7}). Neither D7 nor (D7a).`,
  })
})

test('raw HTML in a description is refused with its place', () => {
  const contract = { paths: { '/a': { description: 'See <img src=x> there.' } } }
  expect(() => withDecisionLinks(contract)).toThrow('#/paths/~1a of the contract holds raw HTML: <img src=x>')
})

test('angle brackets in code and in examples are no raw HTML', () => {
  const contract = { description: 'Shape `HR:<n>`, 1 < 2.', example: { description: '<b>hotel text</b>' } }
  expect(withDecisionLinks(contract)).toEqual(contract)
})
