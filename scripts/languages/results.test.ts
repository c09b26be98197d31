import { expect, it } from 'vitest'
import { callNames, type Verdicts } from './calls.ts'
import { withResults } from './results.ts'
import type { Tool } from './tool.ts'

const tool = (name: string): Tool => ({
  ...{ name, version: '1.0', needs: [], from: 'a shop', set: 'a | b', programs: {} },
  command: `fetch tools\n${name} openapi.yaml`,
  build: async () => undefined,
  run: async () => '',
})
const verdicts = Object.fromEntries(callNames.map((name) => [name, 'ok'])) as Verdicts
const empty = 'Before\n\n<!-- results of npm run test:languages -->\n<!-- end of results -->\n\nAfter\n'

it('a tool that passes has its row, and what to set', () => {
  const page = withResults(empty, [{ tool: tool('go'), date: '2026-11-22', verdicts }])
  expect(page).toContain('| go | 1.0 | 2026-11-22 | yes | yes | yes | yes | yes | yes | yes | yes |')
  expect(page).toContain('| go | a \\| b | a shop |')
  expect(page).toContain('```sh\nfetch tools\ngo openapi.yaml\n```\n')
  expect(page).toMatch(/^Before\n[\s\S]*\nAfter\n$/)
})

it('a call that fails is said with its reason, and a tool that does not compile with what was said', () => {
  const page = withResults(empty, [
    { tool: tool('go'), date: '2026-11-22', verdicts: { ...verdicts, form: 'sends no form' } },
    { tool: tool('java'), date: '2026-11-22', failed: 'javac /home/me/clone/A.java\nno such class' },
  ])
  expect(page).toContain('| yes | no | yes |')
  expect(page).toContain('- go, form: `sends no form`')
  expect(page).toContain('- java fails: `javac A.java no such class`')
})

it('a tool that is missing keeps its last row, and has an empty one before', () => {
  const lacking = { tool: tool('php'), date: '2026-12-01', missing: ['php'] }
  expect(withResults(empty, [lacking])).toContain('| php | – | – | – |')
  const before = withResults(empty, [{ tool: tool('php'), date: '2026-11-22', verdicts }])
  expect(withResults(before, [lacking])).toBe(before)
})

it('a page without a place for them is refused', () => {
  expect(() => withResults('# Other languages', [])).toThrow('docs/languages.md needs the lines')
})
