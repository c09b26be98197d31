import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../control/refusals.ts'
import type { App } from '../http/app.ts'

/** Where the build puts the page: beside the compiled sources, and beside the program that is joined of them. */
const folder = new URL('../console-page/', import.meta.url)

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Only what this server sends runs or is shown, and no other page can frame it. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Files with a hash in their name never change. */
const forEver = 'public, max-age=31536000, immutable'

/**
 * Adds the page of the console: a route for each of its files, and the page itself for each address within it. They need no
 * token, since they hold nothing of a hotel.
 */
export function addConsole(app: App): void {
  const files = builtFiles()
  const options = { config: { operation: 'console' } }
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get('index.html')
    if (!file) throw refused('not_found', notBuilt)
    return send(request, reply, file, 'no-cache')
  }
  app.get('/console', options, async (_request, reply) => reply.redirect('/console/', 308))
  for (const path of ['/console/', '/console/:hotel', '/console/:hotel/:view']) app.get(path, options, page)
  for (const [name, file] of files) {
    if (name === 'index.html') continue
    app.get(`/console/${name}`, options, async (request, reply) => send(request, reply, file, forEver))
  }
}

const notBuilt =
  'This server has no console: its files are missing. In the repository, npm run build makes them; the published package has them.'

type BuiltFile = { type: string; read: () => { plain: Buffer; gzipped: Buffer } }

/** They are a few hundred kB. Each is read when it is asked for first, which is no part of a start, and stays in memory. */
function builtFiles(): Map<string, BuiltFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names.flatMap((name): [string, BuiltFile][] => {
      const type = types[extname(name)]
      if (type === undefined) return []
      return [[name.replaceAll('\\', '/'), { type, read: readOnce(new URL(name, folder)) }]]
    }),
  )
}

function readOnce(file: URL): BuiltFile['read'] {
  let content: ReturnType<BuiltFile['read']> | undefined
  return () => {
    if (content) return content
    const plain = readFileSync(file)
    content = { plain, gzipped: gzipSync(plain) }
    return content
  }
}

function send({ raw }: FastifyRequest, reply: FastifyReply, { type, read }: BuiltFile, caching: string) {
  const zips = /\bgzip\b/.test(String(raw.headers['accept-encoding'] ?? ''))
  reply.headers({
    ...securityHeaders,
    'content-type': type,
    'cache-control': caching,
    vary: 'accept-encoding',
  })
  if (zips) reply.header('content-encoding', 'gzip')
  const { plain, gzipped } = read()
  return reply.send(zips ? gzipped : plain)
}
