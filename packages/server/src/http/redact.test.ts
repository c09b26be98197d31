import { expect, it } from 'vitest'
import { redactor } from './redact.ts'

const { address } = redactor({ isTokenHash: () => false, controlToken: undefined })

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
