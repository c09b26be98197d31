import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request as it came over the wire. */
type SeenRequest = {
  method: string
  /** Path and query, as they stand in the request line. */
  url: string
  path: string
  /** The query's pairs in their order, decoded. */
  query: [string, string][]
  headers: IncomingHttpHeaders
  body: string
  /** Settles when the connection on which the request came is closed. */
  closed: Promise<void>
}

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, request: SeenRequest) => void

/** A real HTTP server that answers by a script. */
export type ScriptedServer = {
  /** Its address, such as `http://127.0.0.1:41234`. */
  url: string
  /** Starts a new script, one behaviour per request, and forgets what was seen. The last behaviour stays. */
  plays(...script: Behaviour[]): void
  /** All requests since the script began. */
  requests: SeenRequest[]
  /** One of these requests; throws when it never came. */
  request(index: number): SeenRequest
  /** Settles when so many requests of this script have come. */
  saw(count: number): Promise<void>
  /** Stops listening and drops open connections. */
  stop(): Promise<void>
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  let script: Behaviour[] = []
  const arrivals = new EventEmitter()
  const closings = new WeakMap<Socket, Promise<void>>()

  const server = createServer(async (message, response) => {
    // A connection that the client gives up is part of the play.
    response.on('error', () => {})
    const closed = closings.get(message.socket) ?? Promise.resolve()
    const body = await bodyOf(message).catch(() => '')
    const { method = '', url = '', headers } = message
    const [path = '', search = ''] = url.split('?')
    const request = { method, url, path, query: [...new URLSearchParams(search)], headers, body, closed }
    const behaviour = script[Math.min(played.requests.length, script.length - 1)]
    played.requests.push(request)
    arrivals.emit('request')
    if (!behaviour) throw new Error('No script was given.')
    behaviour(response, request)
  })
  server.on('connection', (socket) => {
    closings.set(socket, new Promise((resolve) => socket.once('close', () => resolve())))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const played: ScriptedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    plays(...behaviours) {
      script = behaviours
      played.requests = []
    },
    request(index) {
      const request = played.requests[index]
      if (!request) throw new Error(`Only ${played.requests.length} requests came.`)
      return request
    },
    async saw(count) {
      while (played.requests.length < count) await once(arrivals, 'request')
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return played
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
