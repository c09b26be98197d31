import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { redactor } from './redact.ts'

const { address } = redactor({ isTokenHash: () => false, controlToken: undefined })

describe.each(['swordfish', 'of-another-hotel', '-lobby_desk', 'tok.en-with_all'])(
  'the known token %s',
  (token) => {
    const redact = redactor({
      isTokenHash: (given) => given === hash('sha256', token),
      controlToken: undefined,
    })

    it.each([
      (its: string) => `req-${its}`,
      (its: string) => `${its}_1`,
      (its: string) => `poll-2027-10-01-${its}-3`,
      (its: string) => `poll/req_${its}-1/7`,
    ])('is found between other parts of a word: %s', (within) => {
      expect(redact.text(within(token))).toBe('***')
      expect(redact.text(within(`${token}1`))).not.toBe('***')
    })
  },
)

it('looks up the whole of a UUID, and of other ids no more runs of parts than are few', () => {
  const looked: string[] = []
  const countsIn = (text: string) => {
    looked.length = 0
    const isTokenHash = (given: string) => {
      looked.push(given)
      return false
    }
    return [redactor({ isTokenHash, controlToken: undefined }).text(text), looked.length]
  }
  const id = '3f0e0f2c-58b5-4c8e-8a38-1c7a1f0f2c58'
  expect(countsIn(id)).toEqual([id, 1])
  expect(countsIn('prices-of-monday')).toEqual(['prices-of-monday', 3])
  expect(countsIn('a-'.repeat(20_000))).toEqual(['***', 0])
})

/** The shortest of some runs, in milliseconds. */
const fastest = (url: string) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const begun = performance.now()
      address(url)
      return performance.now() - begun
    }),
  )

it.each([
  ['one long name', 'x'.repeat(16_000)],
  ['one long value', `x=${'x'.repeat(16_000)}`],
  ['many names', 'abcdefgh&'.repeat(1_700)],
  ['many tokens', Array.from({ length: 800 }, (_, index) => `token=abcdefgh${index}`).join('&')],
  ['many signs', '/-'.repeat(8_000)],
  ['many dashes', '-'.repeat(16_000)],
  ['words of many parts', 'a-bc_d-ef_g-hi_j-kl_m-no_p-qr '.repeat(40)],
  ['signs before a letter', `${'!'.repeat(15_000)}x`],
  ['signs behind a letter', `x${'!'.repeat(15_000)}`],
  ['brackets', `${'(['.repeat(4_000)}x${'])'.repeat(4_000)}`],
  [
    'many words in quotes',
    Array.from({ length: 90 }, (_, index) => `x="abcdefgh${index}" `.repeat(10)).join('&'),
  ],
])('looks through the longest address quickly: %s', (_, text) => {
  expect(fastest(`/api?${text}`)).toBeLessThan(50)
  expect(fastest(`/${text}?x=1`)).toBeLessThan(50)
})
