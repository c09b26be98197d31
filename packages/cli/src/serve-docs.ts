import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WrongUse } from './failure.ts'

/** The site that `npm run pack` and a release build into the package. */
const folder = fileURLToPath(new URL('./docs/', import.meta.url))

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.yaml': 'application/yaml',
}

/**
 * Serves the docs that the package brings along, to this machine only.
 * @param port 0 takes a free one
 * @throws {WrongUse} when there are none, or the port cannot be had
 */
export async function serveDocs(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const inFolder = await readdir(folder, { recursive: true }).catch((): string[] => [])
  // Files have an ending there, and folders none.
  const names = inFolder.filter((name) => extname(name) !== '').map((name) => name.replaceAll(sep, '/'))
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
    readFile(join(folder, name)).then(
      (content) =>
        response
          .writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' })
          .end(content),
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
