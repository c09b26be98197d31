import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { codeBlocksOf } from './code-blocks.ts'
import { type Language, printedByEach } from './run-programs.ts'

const page = 'docs/start/languages.md'
const blocks = codeBlocksOf(page)
const blockOf = (language: string) => blocks.find((block) => block.language === language)?.code

let server: Server
beforeAll(async () => {
  server = await startServer({ port: 0, demo: true })
})
afterAll(() => server.stop())

const isInstalled = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

it.for<[string, Language, string]>([
  ['python', 'py', 'python3'],
  ['php', 'php', 'php'],
])(
  'the first price in %s is the program that is in docs/examples, and prints what the page shows',
  async ([language, ending, program]) => {
    const file = `${root}docs/examples/first-price.${ending}`
    expect(blockOf(language)).toBe(readFileSync(file, 'utf8'))
    if (!isInstalled(program)) return
    const printed = await printedByEach(ending, [file], { INNWIRE_BASE_URL: server.url })
    expect(printed.get(file)).toBe(blocks.at(-1)?.code)
  },
)
