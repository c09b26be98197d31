import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@innwire/client'
import { type Server, startServer } from '@innwire/server'
import { type OperationId, operationTable } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { checkResponse } from '@innwire/validators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { type OpenApiDocument, operationsOf } from '../contract/openapi-document.ts'
import { isInstalled } from '../languages/shell.ts'
import { type SampleKind, samplesOf, sampleText, withCodeSamples } from './code-samples.ts'
import { type Language, printedByEach } from './run-programs.ts'
import { ShellSession, withDaysToCome } from './shell-session.ts'

const operations = Object.keys(operationTable)

let server: Server
/** In the repository, so that samples find the client. */
let folder: string
/** An update that every channel has taken. */
let transactionId: string
beforeAll(async () => {
  await mkdir(`${root}.tmp`, { recursive: true })
  ;[server, folder] = await Promise.all([
    startServer({ port: 0, demo: true }),
    mkdtemp(`${root}.tmp/code-samples-`),
  ])
  // Of the demo, it refuses now and then.
  await control('PUT', '/channels/expedia', { connector: { kind: 'simulated', failure_rate: 0 } })
  const hotel = createClient({ baseUrl: server.url, token: 'demo-token', hrId: 'demo' })
  const update = await hotel.calendar.updateDaily({
    rooms: [{ inv_code: 'HR:2', dates: [{ date: withDaysToCome('2028-12-20'), price: '99' }] }],
  })
  transactionId = update.outcome === 'accepted' ? update.transactionId : ''
  await hotel.transactions.wait(transactionId)
})
afterAll(() => Promise.all([server.stop(), rm(folder, { recursive: true })]))

async function control(method: string, path: string, body: object) {
  const answer = await fetch(`${server.controlUrl}/control/v1/properties/demo${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, path).toBeLessThan(300)
  return answer.json()
}

/** A sample with dates to come, and the address, token and update of this server. */
const here = (text: string, token: string) =>
  withDaysToCome(text)
    .replaceAll('http://127.0.0.1:4020', server.url)
    .replaceAll('demo-token', token)
    .replaceAll('883770514', transactionId)

/** What the samples of a language print, by operation. Each has a token of its own, to which nothing was delivered. */
async function run(language: Language): Promise<Map<string, string>> {
  const { token } = await control('POST', '/tokens', { label: language })
  const files = new Map<string, string>()
  for (const name of samplesOf(language)) {
    const file = join(folder, name)
    await writeFile(file, here(await sampleText(name), token))
    files.set(file, name.slice(0, -language.length - 1))
  }
  const printed = await printedByEach(language, [...files.keys()])
  return new Map(Array.from(printed, ([file, output]) => [files.get(file) ?? file, output]))
}

/** Each update has an id of its own. */
const withoutIds = (printed: Map<string, string>) =>
  new Map(
    Array.from(printed, ([id, text]) => [id, id.startsWith('update') ? text.replace(/\d+/, 'ID') : text]),
  )

const ofEach = (kind: SampleKind) => operations.map((id) => `${id}.${kind}`).sort()

it.each<SampleKind>(['sh', 'ts', 'py', 'php'])(
  'each operation of the property API has a sample in %s',
  (kind) => {
    expect(samplesOf(kind)).toEqual(ofEach(kind))
  },
)

it('each sample for the command line is of an operation', () => {
  expect(ofEach('innwire.sh')).toEqual(expect.arrayContaining(samplesOf('innwire.sh')))
})

it('the reference has the samples of an operation in their order, and the contract has none', async () => {
  const shown = await withCodeSamples(contract as unknown as OpenApiDocument)
  const labels = Array.from(operationsOf(shown), ({ operation }) => {
    const samples = (operation as { 'x-codeSamples'?: { label: string }[] })['x-codeSamples']
    return [operation.operationId, samples?.map(({ label }) => label)]
  })
  expect(Object.fromEntries(labels)).toMatchObject({
    updateRoomsDaily: ['curl', 'TypeScript', 'innwire', 'Python', 'PHP'],
    listChannelsV1: ['curl', 'TypeScript', 'Python', 'PHP'],
  })
  expect(JSON.stringify(contract)).not.toContain('x-codeSamples')
})

/** Without PHP and its curl, nobody runs those. */
const hasPhp =
  spawnSync('php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);'], { stdio: 'ignore' }).status === 0

describe('the samples', () => {
  let byClient: Map<string, string>
  beforeAll(async () => {
    byClient = withoutIds(await run('ts'))
  })

  it('for the client do what they are for, and print it', () => {
    expect([...byClient.keys()].sort()).toEqual([...operations].sort())
    for (const [id, text] of byClient) expect(text, id).toMatch(/^\S+ .*\n/)
    expect(byClient.get('updateRoomsDaily')).toBe('ok ID\n')
    expect(byClient.get('listReservations')?.split('\n').length).toBeGreaterThan(6)
    expect(byClient.get('createPosting')).toBe('HR:37 HR:62 product\n')
  })

  it('for curl get the answer that the contract shows', async () => {
    const printed = await run('sh')
    for (const [id, text] of printed)
      expect(checkResponse(id as OperationId, 200, JSON.parse(text)), `${id}: ${text}`).toEqual([])
    expect([...printed.keys()].sort()).toEqual([...operations].sort())
  })

  it.runIf(isInstalled('python3'))('in Python print what those for the client do', async () => {
    expect(withoutIds(await run('py'))).toEqual(byClient)
  })

  it.runIf(hasPhp)('in PHP print what those for the client do', async () => {
    expect(withoutIds(await run('php'))).toEqual(byClient)
  })

  it('for the command line are done', async () => {
    const place = await mkdtemp(join(tmpdir(), 'innwire-code-samples-'))
    const session = await ShellSession.open(place, server)
    const texts = await Promise.all(samplesOf('innwire.sh').map(sampleText))
    const { code, err } = await session.run(here(texts.join('\n'), 'demo-token'))
    await rm(place, { recursive: true })
    expect(code, err).toBe(0)
  })
})
