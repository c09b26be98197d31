import { readFileSync } from 'node:fs'
import { type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { isInstalled } from '../languages/shell.ts'
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

const programs: [string, Language, string][] = [
  ['python', 'py', 'python3'],
  ['php', 'php', 'php'],
]
const fileOf = (ending: string) => `${root}docs/examples/first-price.${ending}`

it.each(programs)('the first price in %s is the program that is in docs/examples', (language, ending) => {
  expect(blockOf(language)).toBe(readFileSync(fileOf(ending), 'utf8'))
})

describe.each(programs)('the first price in %s', (_, ending, program) => {
  it.runIf(isInstalled(program))('prints what the page shows', async () => {
    const file = fileOf(ending)
    const printed = await printedByEach(ending, [file], { INNWIRE_BASE_URL: server.url })
    expect(printed.get(file)).toBe(blocks.at(-1)?.code)
  })
})
