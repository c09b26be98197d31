import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { reloadPath } from './live-site.ts'

export type DocsServer = {
  url: string
  /** Makes open pages of a live copy load themselves again. */
  reload(): void
  /** Stops, and ends connections that are still open. */
  close(): Promise<void>
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves the built site to this machine only. Files are read for every request, so a new build shows at once.
 * @param options `port` 0 takes a free one; `folder` has the built site
 * @throws the error of listening as it is, such as one with the code `EADDRINUSE`
 */
export async function serveDocs(options: { port: number; folder: string }): Promise<DocsServer> {
  const listeners = new Set<ServerResponse>()
  const files = sirv(options.folder, { dev: true })
  // Its types speak of Express; it needs no more than what Node has.
  const compress = compression() as unknown as Middleware
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
      response.end('The docs can only be read. Requests to the API go to the mock or the server.\n')
    } else if (request.url === reloadPath) {
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('retry: 500\n\n')
    } else {
      // sirv throws on a range that ends before it begins; whoever asks for a part may be given the whole.
      delete request.headers.range
      // A page that goes between being found and being opened would end the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()))
      compress(request, response, () =>
        files(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
          const page = createReadStream(join(options.folder, '404.html'))
          page.once('error', () => response.end('There is no such page.')).pipe(response)
        }),
      )
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reload() {
      for (const response of listeners) response.write('event: reload\ndata: \n\n')
    },
    close() {
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      })
    },
  }
}
