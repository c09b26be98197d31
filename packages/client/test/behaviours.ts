import { gzipSync } from 'node:zlib'
import type { ErrorCode, ErrorPlace } from '@innwire/types'
import type { Behaviour } from './scripted-server.ts'

type Head = { status?: number; headers?: Record<string, string> }

/** Answers with any text. */
export const text =
  (body: string, { status = 200, headers = {} }: Head = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-1', ...headers })
    response.end(body)
  }

/** Answers with JSON, as the service does. */
export const json = (body: unknown, head?: Head): Behaviour => text(JSON.stringify(body), head)

/** Answers with a web page, as a proxy does. */
export const html = (body: string, { status = 200, headers = {} }: Head = {}): Behaviour =>
  text(`<html><body>${body}</body></html>`, { status, headers: { 'content-type': 'text/html', ...headers } })

/** Answers without a body: with `content-length: 0`, or in no chunk at all. */
export const empty =
  (status: number, length: 'told' | 'chunked' = 'told'): Behaviour =>
  (response) => {
    response.writeHead(status, length === 'told' ? { 'content-length': '0' } : {})
    if (length === 'chunked') response.flushHeaders()
    response.end()
  }

/** Refuses with an error body of the contract. */
export const refusal = (
  status: number,
  code: ErrorCode,
  { errors, headers = {} }: { errors?: ErrorPlace[]; headers?: Record<string, string> } = {},
): Behaviour =>
  json(
    { status: 'error', code, message: `It is ${code}.`, request_id: 'req-1', ...(errors && { errors }) },
    { status, headers },
  )

/** Sends the caller to another address. */
export const redirect = (location: string | ((url: string) => string)): Behaviour => {
  return (response, { url }) => {
    response.writeHead(302, { location: typeof location === 'string' ? location : location(url) })
    response.end('Found.')
  }
}

/** Answers with packed JSON. */
export const gzipped =
  (body: unknown): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(JSON.stringify(body)))
  }

/** Breaks the connection with a reset. */
export const reset: Behaviour = (response) => {
  response.socket?.resetAndDestroy()
}

/** Never answers. */
export const stallHead: Behaviour = () => {}

/** Sends the head and half the body, and nothing more. */
export const stallBody =
  (body: unknown): Behaviour =>
  (response) => {
    const whole = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
    response.write(whole.slice(0, whole.length / 2))
  }

/** Sends half the body that content-length promises, and ends the connection. */
export const halfBody =
  (body: unknown): Behaviour =>
  (response) => {
    const whole = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
    response.write(whole.slice(0, whole.length / 2), () => response.socket?.destroySoon())
  }
