import type { Readable } from 'node:stream'

/**
 * Reads a body up to one byte more than the limit, which is enough to refuse it. The rest is read and dropped, so
 * that the caller, who is still sending, gets to see the answer; a sender without end is cut off.
 */
export async function readBody(payload: Readable, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    if (size <= limit) chunks.push(chunk)
    size += chunk.length
    if (size > limit * timesRead) payload.destroy()
  }
  return Buffer.concat(chunks)
}

const timesRead = 20
