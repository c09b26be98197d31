import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mostBytes } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { readRequest } from '@innwire/validators'
import { type AnswerParts, answer } from './answer.ts'
import type { ContractDocument } from './contract-routes.ts'
import { prismAnswers } from './prism-answers.ts'

/** Settings of {@link startMock}. */
export type MockOptions = {
  /**
   * Port to listen on, on 127.0.0.1; 0 takes a free one.
   * @default 4010
   */
  port?: number
  /**
   * The token that is accepted; any other gets a 401.
   * @default 'demo-token'
   */
  token?: string
  /**
   * The hotel id that is accepted.
   * @default 'demo'
   */
  hrId?: string
}

/** What the mock answers from. Only a watcher of the contract has another one than the package's own. */
export type Contract = {
  /** The OpenAPI document, whose examples are answered. */
  document: object
  /** What refuses requests, as the function of `@innwire/validators`. */
  readRequest: typeof readRequest
}

/** A running mock. */
export type Mock = {
  /** Its address, such as `http://127.0.0.1:4010`. */
  url: string
  /** Where it listens, also where a free port was asked for. */
  port: number
  /** Answers from another version of the contract from now on. */
  use(contract: Contract): Promise<void>
  /** Stops listening and drops open connections. */
  stop(): Promise<void>
}

/**
 * Starts a stateless mock of the whole property API: Prism on the contract's examples, with the service's own 401,
 * 404, 405, 413, 415 and 422 in front. The header `Prefer: code=429` or `Prefer: example=RoomsRecorded` selects what
 * is shown.
 *
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 * @example
 * const mock = await startMock({ port: 0 })
 * await fetch(`${mock.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
 * await mock.stop()
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, token = 'demo-token', hrId = 'demo' } = options
  const prepare = async ({ document, readRequest }: Contract): Promise<AnswerParts> => ({
    document: document as ContractDocument,
    answers: await prismAnswers(document),
    readRequest,
    token,
    hrId,
  })
  let parts = await prepare({ document: contract, readRequest })
  const server = createServer((request, response) => {
    // A fault of the mock itself: the caller sees a broken connection, the person at the terminal the reason.
    respond(parts, request, response).catch((error: Error) => {
      // A caller who breaks off in the middle of a request is no fault of the mock.
      if (request.complete) console.error(`The mock failed: ${error.stack}`)
      response.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    use: async (other) => {
      parts = await prepare(other)
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function respond(
  parts: AnswerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A page in a browser may try the mock too.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', '*')
  if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
    response.setHeader('access-control-allow-methods', 'GET, PUT, POST')
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    )
    response.writeHead(204).end()
    return
  }
  const { method = 'GET', url = '/', headers } = request
  const {
    status,
    headers: answered,
    body,
  } = await answer(parts, { method, url, headers, body: await readBody(request) })
  const text = JSON.stringify(body)
  response.writeHead(status, { ...answered, 'content-length': Buffer.byteLength(text) })
  response.end(method === 'HEAD' ? undefined : text)
}

/** Stops keeping what is over the limit; one byte more than allowed is enough to refuse it. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= mostBytes) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks)
}
