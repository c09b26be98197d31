import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'

/** What came back. The text is undefined when it is too long or incomplete: the status counts all the same. */
type Posted = { status: number; retryAfter: string | null; text: string | undefined }

export type Post = (
  url: string,
  message: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
) => Promise<Posted>

const mostTextBytes = 65_536
/**
 * The most of one answer, all parts together: informational responses, headers, sizes of chunks, trailers. Bounds on each
 * part do not help against endless parts.
 */
const mostAnswerBytes = 262_144

/** Sends a text to a receiver and reads a bounded answer. Redirects are not followed. */
export const post: Post = (url, { headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest
    const sent = send(new URL(url), { method: 'POST', headers: { accept: '*/*', ...headers }, signal })
    let bytes = 0
    const count = (chunk: Uint8Array) => {
      bytes += chunk.length
      if (bytes > mostAnswerBytes) sent.destroy(new AnswerTooLong())
    }
    sent.once('socket', (socket: Socket) => {
      socket.on('data', count)
      // A kept-alive socket is used again, for another answer.
      sent.once('close', () => socket.off('data', count))
    })
    let answered = false
    sent.once('response', (response) => {
      answered = true
      const { statusCode = 0, headers } = response
      textOf(response).then((text) =>
        resolve({ status: statusCode, retryAfter: headers['retry-after'] ?? null, text }),
      )
    })
    // After the status, an error only makes the text incomplete.
    sent.on('error', (error) => {
      if (!answered) reject(error)
    })
    sent.end(body)
  })

/** Thrown when a receiver answers without end. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

async function textOf(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += chunk.length
      if (bytes > mostTextBytes) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch {
    return undefined
  } finally {
    // Nobody reads the rest.
    if (!response.complete) response.destroy()
  }
}
