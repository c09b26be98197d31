import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { judgeOptions } from './unread-options.ts'

function judged(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-options-'))
  try {
    const file = join(folder, 'source.ts')
    writeFileSync(file, source)
    return judgeOptions([file], { strict: true, target: ts.ScriptTarget.ES2022, types: [] })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const declared =
  'type Shared = { host?: string }\ntype StartOptions = Shared & { port?: number; retry?: boolean }\n'

it.each([
  'function start({ port, retry: again = true }: StartOptions = {}) { return [port, again] }',
  'function start(options?: StartOptions) { return options?.port && options["retry"] }',
  "const start = (options: StartOptions) => (['port', 'retry'] as const).map((name) => options[name])",
  'const start = ({ port, ...rest }: StartOptions) => wait(port, rest)\n' +
    "const wait = (_: unknown, { retry }: Pick<StartOptions, 'retry'>) => retry",
])('lets options pass that are read, however that is written', (reader) => {
  expect(judged(declared + reader)).toEqual({ passed: 1, failed: 0, output: '' })
})

it('names an option that is only set or handed on, and its place', () => {
  const { failed, output } = judged(
    `${declared}const start = (options: StartOptions) => { options.retry = true; return { ...options }.port }`,
  )
  expect(failed).toBe(1)
  expect(output).toContain('source.ts:2: nobody reads the option retry.')
  expect(output).not.toContain('option port')
})

it('names an option of the command line that nobody asks for', () => {
  const { output } = judged(`
    declare function parseStrictly<T>(config: { options: T }): { values: { [Name in keyof T]?: string } }
    const { values } = parseStrictly({ options: { port: { type: 'string' }, 'keep-free': { type: 'string' } } })
    export const start = [values.port]`)
  expect(output).toMatch(/^.*source\.ts:3: nobody reads the option keep-free\.\nRead it/)
})
