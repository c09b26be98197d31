import { createClient } from '@innwire/client'
import type { paths, ResponseBody } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import axios from 'axios'
import ky from 'ky'
import createFetchClient from 'openapi-fetch'
import { generatedClient } from './client-generated.ts'

/** Lists the channels, with token and hotel id in the query, and gives how many there are. A fault throws. */
export type Caller = () => Promise<number>

type Channels = ResponseBody<'listChannels'>

const baseUrl = 'https://hotel.example'
const path = '/api/v2/apps/infos/channels'
const query = { token: 'token-of-the-integration', hr_id: '4711' }

const answer = JSON.stringify(contract.components.examples.ChannelsRecorded.value)
const headers = { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() }

/** The transport of all: a new answer for each call, with nothing on the way. */
const stub = async () => new Response(answer, { headers })

const bareFetch: Caller = async () => {
  const response = await (stub as typeof fetch)(
    `${baseUrl}${path}?token=${encodeURIComponent(query.token)}&hr_id=${encodeURIComponent(query.hr_id)}`,
  )
  if (!response.ok) throw new Error(`The stub answered ${response.status}.`)
  const { channels } = (await response.json()) as Channels
  return channels.length
}

/** Ours with everything on: every hook, and retries and timeout as they are by default. */
function ours(): Caller {
  const heard = () => {}
  const hooks = { onRequest: heard, onResponse: heard, onRetry: heard }
  const hotel = createClient({ baseUrl, token: query.token, hrId: query.hr_id, fetch: stub, ...hooks })
  return async () => (await hotel.channels.list()).length
}

function openapiFetch(): Caller {
  const api = createFetchClient<paths>({
    baseUrl,
    fetch: stub,
    querySerializer: (given) => new URLSearchParams({ ...given, ...query }).toString(),
  })
  return async () => {
    const { data } = await api.GET(path)
    if (!data) throw new Error('openapi-fetch gave an error.')
    return data.channels.length
  }
}

function kyCaller(): Caller {
  const api = ky.create({ prefix: baseUrl, fetch: stub, searchParams: query })
  return async () => (await api.get(path).json<Channels>()).channels.length
}

function axiosCaller(): Caller {
  const api = axios.create({ baseURL: baseUrl, adapter: 'fetch', env: { fetch: stub }, params: query })
  return async () => (await api.get<Channels>(path)).data.channels.length
}

async function generated(): Promise<Caller> {
  const { createClient, listChannels } = await generatedClient()
  const auth = ({ name }: { name: keyof typeof query }) => query[name]
  const client = createClient({ baseUrl, fetch: stub, auth, throwOnError: true })
  return async () => (await listChannels({ client })).data.channels.length
}

/** The same call by each client, by the client's name. */
export const makeCallers = async (): Promise<Record<string, Caller>> => ({
  '@innwire/client': ours(),
  'bare fetch': bareFetch,
  'openapi-fetch': openapiFetch(),
  ky: kyCaller(),
  axios: axiosCaller(),
  '@hey-api/openapi-ts': await generated(),
})
