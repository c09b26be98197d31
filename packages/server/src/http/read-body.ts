import type { Readable } from 'node:stream'

/**
 * Reads a body up to one byte more than the limit, which is enough to refuse it. The rest is read and dropped, so
 * that the caller, who is still sending, gets to see the answer; a sender without end is cut off.
 */
export async function readBody(payload: Readable, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  await read(payload, limit, chunks)
  return Buffer.concat(chunks)
}

/** Reads a body and keeps nothing of it; a sender without end is cut off. */
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
