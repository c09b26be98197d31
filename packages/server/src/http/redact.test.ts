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
])('looks through the longest address quickly: %s', (_, text) => {
  expect(fastest(`/api?${text}`)).toBeLessThan(50)
  expect(fastest(`/${text}?x=1`)).toBeLessThan(50)
})
