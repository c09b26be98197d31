import { expect } from 'vitest'
import { type Ended, ServerProcess } from './server-process.ts'

export const run = (...options: string[]) => new ServerProcess(options).ended()

/** One sentence or two on one line, and nothing of where in the program it happened. */
export function expectRefused({ code, printed, log }: Ended, words: RegExp): void {
  expect({ code, printed }).toEqual({ code: 2, printed: '' })
  expect(log).toMatch(/^[^\n]+\.\n$/)
  expect(log).toMatch(words)
  expect(log).not.toMatch(/\n {4}at |Error:/)
}
