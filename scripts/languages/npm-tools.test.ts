import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callNames } from './calls.ts'
import { writeDocuments } from './documents.ts'
import { Recorder } from './recorder.ts'
import { type Documents, here, tryTool } from './tool.ts'
import { installGenerators, typescriptTools } from './typescript.ts'

let documents: Documents
let server: Server
let recorder: Recorder
beforeAll(async () => {
  await installGenerators()
  documents = await writeDocuments()
  server = await startServer({ port: 0, controlPort: 0, demo: true })
  recorder = await Recorder.start(server.url)
}, 300_000)
afterAll(async () => {
  await recorder?.close()
  await server?.stop()
})

it.each(typescriptTools)('the client of $name compiles and makes all calls', async (tool) => {
  const verdicts = await tryTool(tool, documents, recorder)
  expect(verdicts).toEqual(Object.fromEntries(callNames.map((name) => [name, 'ok'])))
})

const installed = createRequire(join(here, 'package.json'))

it.each(['contract', 'inlined', 'in30'] as const)(
  'swagger-parser takes the document %s for valid',
  async (name) => {
    const { validate } = installed('@apidevtools/swagger-parser')
    await expect(validate(documents[name])).resolves.toHaveProperty('paths')
  },
)

type Fields = { key: string }[]
type Entry = {
  item?: Entry[]
  name: string
  request?: {
    url: { path: string[]; query: Fields }
    body?: { raw?: string; urlencoded?: Fields }
  }
}

/** The collection that Postman makes of the inlined copy: it knows one key only. */
async function collection(): Promise<Entry[]> {
  const { convert } = installed('openapi-to-postmanv2')
  const data = await readFile(documents.inlined, 'utf8')
  const { promise, resolve, reject } = Promise.withResolvers<{ output: { data: Entry }[] }>()
  convert({ type: 'string', data }, {}, (error: Error | null, result: { output: { data: Entry }[] }) =>
    error ? reject(error) : resolve(result),
  )
  const { output } = await promise
  const all = (entry: Entry): Entry[] => [entry, ...(entry.item ?? []).flatMap(all)]
  return output.flatMap(({ data: whole }) => all(whole)).filter(({ request }) => request)
}

it('the Postman converter keeps every field, and the hotel id', async () => {
  const requests = await collection()
  expect(requests).toHaveLength(18)
  const keys = (fields: Fields = []) => fields.map(({ key }) => key)
  for (const { request } of requests) expect(keys(request?.url.query)).toContain('hr_id')
  const at = (path: string) => requests.find(({ request }) => request?.url.path.join('/') === path)?.request
  const names = (value: unknown) => Object.keys(value as object).sort()
  const [room] = JSON.parse(at('api/v2/apps/rooms/daily')?.body?.raw ?? '').rooms
  expect(names(room)).toEqual(['channel_codes', 'dates', 'inv_code', 'rate_code'])
  expect(names(room.dates[0])).toEqual([
    'availability',
    'cta',
    'ctd',
    'date',
    'min_stay',
    'price',
    'stop_sale',
  ])
  const posting = JSON.parse(at('api/v1/apps/pos/postings')?.body?.raw ?? '')
  expect(names(posting.posts[0])).toHaveLength(10)
  const range = at('api/v2/apps/rooms/~')
  for (const fields of [keys(range?.url.query), keys(range?.body?.urlencoded)])
    expect(fields).toEqual(
      expect.arrayContaining(['days[]', 'channel_codes[]', 'stop_sale', 'price', 'room_code']),
    )
})
