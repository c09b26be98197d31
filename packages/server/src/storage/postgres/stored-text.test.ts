import { expect, it } from 'vitest'
import { originalText, storedText } from './stored-text.ts'

const texts = [
  '',
  '\u0000',
  '\u0000\u0000',
  '\u0001',
  '\u0001\u0001',
  '\u0001\u0002',
  '\u0000\u0001',
  '\u0002',
  'a\u0000b',
]

it('a text comes back as it was, is stored without U+0000, and in its order', () => {
  const stored = texts.map(storedText)
  expect(stored.join()).not.toContain('\u0000')
  expect(stored.map(originalText)).toEqual(texts)
  expect(stored.toSorted().map(originalText)).toEqual(texts.toSorted())
})
