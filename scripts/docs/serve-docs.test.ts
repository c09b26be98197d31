import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { survivesMalformedHeaders } from '../../packages/server/test/hostile/malformed-headers.ts'
import { copyLiveSite } from './live-site.ts'
import { type DocsServer, serveDocs } from './serve-docs.ts'

let folder: string
let docs: DocsServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-serve-'))
  await writeFile(join(folder, 'index.html'), 'first')
  await writeFile(join(folder, '404.html'), '<a href="/">Start</a>')
  docs = await serveDocs({ port: 0, folder })
})
afterEach(async () => {
  await docs.close().catch(() => {})
  await rm(folder, { recursive: true })
})

test('a page that is built again shows at once', async () => {
  expect(await (await fetch(docs.url)).text()).toBe('first')
  await writeFile(join(folder, 'index.html'), 'second')
  expect(await (await fetch(docs.url)).text()).toBe('second')
})

test('for an address without a page comes the page that says so, as a 404', async () => {
  const response = await fetch(`${docs.url}/deep/down/nowhere.html`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe('<a href="/">Start</a>')
})

test('a path out of the folder leads nowhere', async () => {
  expect((await fetch(`${docs.url}/..%2f..%2f..%2fetc%2fpasswd`)).status).toBe(404)
})

test('a request that would change something is told where the API is', async () => {
  const response = await fetch(`${docs.url}/api/v2/apps/rooms/daily`, { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(await response.text()).toContain('go to the mock or the server')
})

test('only this machine can read the docs', async () => {
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = others.find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!outside) return
  await expect(fetch(docs.url.replace('127.0.0.1', outside.address))).rejects.toThrow()
})

test('a port that is taken is told by the error of listening itself', async () => {
  const port = Number(new URL(docs.url).port)
  await expect(serveDocs({ port, folder })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})

test('the pages of a live copy listen for it, and those of the site do not', async () => {
  await writeFile(join(folder, 'page.html'), '<head></head>')
  const copy = await copyLiveSite(folder, `${folder}-live`)
  expect(await readFile(join(copy, 'page.html'), 'utf8')).toContain("new EventSource('/__reload')")
  await rm(copy, { recursive: true })
  expect(await readFile(join(folder, 'page.html'), 'utf8')).toBe('<head></head>')
})

test('reload reaches the open pages, and closing ends their connections', async () => {
  const response = await fetch(`${docs.url}/__reload`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  docs.reload()
  expect((await reader?.read())?.value).toContain('event: reload')
  await docs.close()
  await expect(reader?.read()).rejects.toThrow()
})

test('a range that ends before it begins is no range: the whole page comes', async () => {
  const response = await fetch(docs.url, { headers: { range: 'bytes=10-5' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('first')
})

test('a page is compressed on its way', async () => {
  await writeFile(join(folder, 'long.html'), 'long '.repeat(1_000))
  const response = await fetch(`${docs.url}/long.html`)
  expect(response.headers.get('content-encoding')).toMatch(/^(gzip|br)$/)
  expect(await response.text()).toBe('long '.repeat(1_000))
})

test('no malformed header ends the docs server', async () => {
  await survivesMalformedHeaders(Number(new URL(docs.url).port), ['GET', 'HEAD'], '/')
  expect(await (await fetch(docs.url)).text()).toBe('first')
})

test('a page that cannot be read breaks its own answer off, and nothing else', async () => {
  // Stands for a page that goes between being found and being opened: it is there, and nobody can open it.
  const socket = join(folder, 'socket.html')
  const other = createServer().listen(socket)
  await once(other, 'listening')
  await expect(fetch(`${docs.url}/socket.html`).then((response) => response.text())).rejects.toThrow()
  other.close()
  expect(await (await fetch(docs.url)).text()).toBe('first')
})
