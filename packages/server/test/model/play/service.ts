import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Server } from '../../../src/server.ts'
import { startServer } from '../../../src/start-server.ts'

/** An answer over HTTP. The body is what the caller of `send` says it is. */
export type Reply<Body> = { status: number; headers: Headers; body: Body }

type Sent = { json?: unknown; form?: URLSearchParams }

/** A real server on a file, which can be stopped and started again. */
export type Service = {
  send<Body>(method: string, path: string, sent?: Sent): Promise<Reply<Body>>
  /** The same for the control API. */
  control<Body>(method: string, path: string, json?: unknown): Promise<Reply<Body>>
  restart(): Promise<void>
  stop(): Promise<void>
}

const controlToken = 'control-token-of-the-model'

/** @param file stays; without one, it is on a file of its own that is removed when it stops */
export async function startService(file?: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-model-'))
  const database = file ?? join(folder, 'innwire.db')
  const options = { port: 0, demo: false, test: true, console: false, controlToken, checkResponses: true }
  const start = () => startServer({ ...options, database })
  let server: Server = await start()

  const call = async <Body>(method: string, address: string, headers: object, body?: string) => {
    const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) }
    const response = await fetch(address, init)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : undefined) as Body,
    }
  }
  return {
    send: (method, path, { json, form } = {}) => {
      if (form) {
        return call(
          method,
          server.url + path,
          { 'content-type': 'application/x-www-form-urlencoded' },
          form.toString(),
        )
      }
      if (json === undefined) return call(method, server.url + path, {})
      return call(method, server.url + path, { 'content-type': 'application/json' }, JSON.stringify(json))
    },
    control: (method, path, json) => {
      const authorization = `Bearer ${controlToken}`
      if (json === undefined) return call(method, `${server.controlUrl}/control/v1${path}`, { authorization })
      const headers = { authorization, 'content-type': 'application/json' }
      return call(method, `${server.controlUrl}/control/v1${path}`, headers, JSON.stringify(json))
    },
    restart: async () => {
      await server.stop()
      server = await start()
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
