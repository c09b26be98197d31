import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { WrongUse } from './failure.ts'

/** The site that `npm run pack` and a release build into the package. */
const folder = new URL('./docs/', import.meta.url)

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
}

/**
 * Serves the docs that the package brings along, to this machine only.
 * @param port 0 takes a free one
 * @throws {WrongUse} when there are none, or the port cannot be had
 */
export async function serveDocs(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const names = await readdir(folder).catch((): string[] => [])
  if (!names.includes('index.html'))
    throw new WrongUse(
      'This innwire has no docs. In its repository, npm start serves them, and npm run pack adds them.',
    )
  const server = createServer(({ url = '/', method }, response) => {
    const name = url.split(/[?#]/, 1)[0]?.slice(1) || 'index.html'
    // Only what is in the list: no name leads out of the folder.
    const status = method !== 'GET' && method !== 'HEAD' ? 405 : names.includes(name) ? 200 : 404
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'text/plain' }).end('There is no such page. See /\n')
      return
    }
    readFile(new URL(name, folder)).then(
      (content) =>
        response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(content),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new WrongUse(`The port ${port} cannot be had: ${message}. Give another --port.`)),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
