import type { Readable } from 'node:stream'
import type { Issue, RawRequest } from '@innwire/validators'
import type { FastifyRequest } from 'fastify'

/** What came over the wire. Bodies are bytes, and the content type is the one that was sent (`createApp`). */
export const rawRequest = (request: FastifyRequest): RawRequest => ({
  path: request.params as Record<string, string>,
  query: queryOf(request),
  contentType: request.raw.headers['content-type'],
  body: bodyOf(request),
})

export const bodyOf = ({ body }: FastifyRequest): Uint8Array | undefined => body as Uint8Array | undefined

export const queryOf = ({ url }: { url: string }): string => {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at + 1)
}

/** @throws {Error} when an answer has issues: that is a fault of the server */
export function expectByContract(issues: Issue<string>[]): void {
  if (issues.length > 0) throw new Error(`The answer breaks the contract: ${JSON.stringify(issues)}`)
}

/**
 * Reads a body up to the limit, and the chunk that goes beyond it, which is enough to refuse it. The rest is read and
 * dropped, so that the caller, who is still sending, sees the answer; an endless sender is cut off.
 */
export async function readBody(payload: Readable, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  await read(payload, limit, chunks)
  return Buffer.concat(chunks)
}

/** Reads a body and keeps nothing of it; an endless sender is cut off. */
export const dropBody = (payload: Readable, limit: number): Promise<void> => read(payload, limit)

async function read(payload: Readable, limit: number, kept?: Buffer[]): Promise<void> {
  let size = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    if (size <= limit) kept?.push(chunk)
    size += chunk.length
    if (size > limit * timesRead) payload.destroy()
  }
}

const timesRead = 20
