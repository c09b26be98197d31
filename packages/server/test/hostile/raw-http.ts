import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Longer than any honest answer takes, also on a slow machine. */
const limitMs = 30_000

/**
 * Sends bytes as they are down a connection of their own, and gives all that comes back until the server closes it;
 * fails when it does not. The last request must say `connection: close`, or be none.
 */
export function exchange(port: number, ...pieces: (string | Uint8Array)[]): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  const limit = setTimeout(() => {
    socket.destroy()
    const [asked, said] = [Buffer.concat(pieces.map((piece) => Buffer.from(piece))), Buffer.concat(chunks)]
    reject(
      new Error(`Neither answered nor closed within ${limitMs} ms: ${shown(asked)}; so far: ${shown(said)}`),
    )
  }, limitMs)
  socket.on('data', (chunk) => chunks.push(chunk))
  // Whoever is refused in the middle of sending may find the connection reset; what was said before counts.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(limit)
    resolve(Buffer.concat(chunks))
  })
  for (const piece of pieces) socket.write(piece)
  return promise
}

/** The answers in what came down a connection, one after another. */
export function answersIn(bytes: Buffer, methods: string[] = []): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n')
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const [, status] = /^HTTP\/1\.1 ([0-9]{3}) /.exec(statusLine) ?? []
    if (end === -1 || !status) throw new Error(`This is no answer: ${shown(rest)}`)
    const headers = Object.fromEntries(lines.map(headerOf))
    const length = methods[answers.length] === 'HEAD' ? 0 : Number(headers['content-length'] ?? 0)
    const body = rest.subarray(end + 4, end + 4 + length)
    if (body.length < length) throw new Error(`The answer is cut off: ${shown(rest)}`)
    // 100 Continue is no answer yet.
    if (status !== '100') answers.push({ status: Number(status), headers, body: body.toString() })
    rest = rest.subarray(end + 4 + length)
  }
  return answers
}

const headerOf = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

/** The beginning and the end of some bytes. */
const shown = (bytes: Buffer) => {
  const text = JSON.stringify(bytes.toString('latin1'))
  return text.length > 1000 ? `${text.slice(0, 500)} … ${text.slice(-500)}` : text
}

/** A whole request. A body is sent with its length, or in chunks. */
export type RawRequest = {
  method: string
  target: string
  headers?: string[]
  body?: Uint8Array | undefined
  chunked?: boolean
}

export function bytesOf({ method, target, headers = [], body, chunked = false }: RawRequest): Buffer {
  const framing = !body ? [] : chunked ? ['transfer-encoding: chunked'] : [`content-length: ${body.length}`]
  const lines = [`${method} ${target} HTTP/1.1`, 'host: hotel.example', ...framing, ...headers, '', '']
  const head = Buffer.from(lines.join('\r\n'), 'latin1')
  return Buffer.concat([head, ...(body ? (chunked ? chunksOf(body) : [body]) : [])])
}

function chunksOf(body: Uint8Array): Uint8Array[] {
  const size = Math.max(1, Math.ceil(body.length / 3))
  const chunks: Uint8Array[] = []
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size)
    chunks.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return [...chunks, Buffer.from('0\r\n\r\n')]
}

/** Sends one whole request and gives its answer. */
export async function send(port: number, request: RawRequest): Promise<RawAnswer> {
  const closing = { ...request, headers: [...(request.headers ?? []), 'connection: close'] }
  const [answer, ...more] = answersIn(await exchange(port, bytesOf(closing)), [request.method])
  if (answer && more.length === 0) return answer
  const count = answer ? `${1 + more.length} answers` : 'no answer'
  throw new Error(`${request.method} ${request.target.slice(0, 500)} got ${count}.`)
}
