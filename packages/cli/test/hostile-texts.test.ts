import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person } from './innwire.ts'

let person: Person
let server: Server | undefined
beforeEach(async () => {
  person = await Person.make()
})
afterEach(async () => {
  server?.close().closeAllConnections()
  server = undefined
  await person.leave()
})

/** It would name the terminal's window; the second begins it by one sign; the third turns the direction of writing. */
const orders = '\u001b]0;owned\u0007 \u009b31m \u202e'

/** A service of which each answer is this. */
async function answering(status: number, body: unknown): Promise<string[]> {
  return answeringText(status, JSON.stringify(body))
}

async function answeringText(status: number, text: string): Promise<string[]> {
  server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text),
  )
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return ['--demo', '--base-url', `http://127.0.0.1:${port}`]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them
const obeyed = /\u001b\]|\u0007|\u009b|\u202e/

describe('what a terminal would obey', () => {
  it('of a name of a file is not in an error', async () => {
    const { code, err } = await person.inPipe(['calendar', 'plan', `${orders}.csv`, '--demo'])
    expect(code).toBe(2)
    expect(err).toMatch(/cannot be read/)
    expect(err).not.toMatch(obeyed)
  })

  it('of a name of a file is escaped in an error as JSON', async () => {
    const { err } = await person.inPipe(['calendar', 'plan', `${orders}.csv`, '--demo', '--json'])
    expect(err).not.toMatch(obeyed)
    expect(JSON.parse(err).error.message).toContain(`${orders}.csv`)
  })

  it('of the content of a file is not in an error, which keeps its lines', async () => {
    const service = await answering(200, [])
    await writeFile(join(person.folder, 'prices.csv'), `inv_code${orders},date\nHR:1,2027-01-01\n`)
    const { code, err } = await person.inPipe(['calendar', 'plan', 'prices.csv', ...service])
    expect(code).toBe(2)
    expect(err).toMatch(/one wrong place\. Nothing was sent\.\n {2}line 1, column 1: The column/)
    expect(err).not.toMatch(obeyed)
  })

  it('of a refusal of the service is not in an error', async () => {
    const service = await answering(400, { code: 'x', message: orders, errors: [] })
    const { code, err } = await person.inPipe(['rooms', ...service])
    expect(code).toBe(1)
    expect(err).not.toMatch(obeyed)
  })

  it('of an answer is escaped in JSON on a terminal, and is the same JSON', async () => {
    const service = await answering(200, { rooms: [{ rate_code: orders, inv_code: 'HR:1' }] })
    const terminal = person.atTerminal(['rooms', '--json', ...service])
    await terminal.ends()
    expect(terminal.raw).not.toMatch(obeyed)
    expect(terminal.raw).toContain('\\u009b')
    expect(JSON.parse(terminal.shown)).toMatchObject([{ rate_code: orders }])
  })
})

const long = `begins ${'x'.repeat(100_000)} ends`

describe('a text that may have any length', () => {
  it('is on a terminal as it begins and ends, with the count of what is left out', async () => {
    // It lacks what else the contract promises of a rate.
    const service = await answering(200, { rooms: [{ rate_code: 'HR:1', inv_code: 'HR:1', name: long }] })
    const terminal = person.atTerminal(['rooms', ...service])
    expect(await terminal.ends()).toBe(0)
    const words = terminal.shown.replaceAll(/\s+/g, ' ')
    expect(words).toContain('begins')
    expect(words).toContain('(99,712 characters left out)')
    expect(words.length).toBeLessThan(2000)
  })

  it('is no longer in an error as JSON, nor are more places than somebody mends', async () => {
    const errors = Array.from({ length: 500 }, () => ({
      path: 'a',
      code: 'b',
      message: 'c'.repeat(400),
      d: [1],
    }))
    const service = await answering(422, { status: 'error', code: 'x', message: 'm', errors })
    const { code, err } = await person.inPipe(['rooms', '--json', ...service])
    expect(code).toBe(1)
    expect(err.length).toBeLessThan(10_000)
    const { error } = JSON.parse(err)
    expect(error.errors).toHaveLength(20)
    expect(error.errors[0]).toEqual({ path: 'a', code: 'b', message: expect.stringContaining('left out') })
    expect(error.errors_left_out).toBe(480)
  })
})

it('an answer that is deeper than anything ends with 1 and a sentence', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const service = await answeringText(200, `{"rooms": [{"rate_code": ${deep}}]}`)
  for (const json of [[], ['--json']]) {
    const { code, out, err } = await person.inPipe(['rooms', ...service, ...json])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('An answer has lists or objects in one another')
    expect(err).not.toMatch(/^ +at /m)
  }
})
