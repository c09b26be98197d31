import type { ServerResponse } from 'node:http'
import type { HttpLimits } from './limits.ts'

type ReaderLimits = Pick<HttpLimits, 'idleReaderMs' | 'readerBytesPerSecond'>

/** Smaller answers are in the system's buffers at once, or their reader takes nothing at all. */
const largeBytes = 256_000

/**
 * Cuts off a reader who takes nothing for a while, or too little altogether. The answer never finishes then, so nothing
 * of it counts as delivered.
 * @param bytes of the answer that is about to be sent
 */
export function limitReader(response: ServerResponse, bytes: number, limits: ReaderLimits): void {
  const cutOff = () => response.destroy()
  // The socket's own timer notices also a part of a large write that was taken.
  response.setTimeout(limits.idleReaderMs, cutOff)
  if (bytes < largeBytes) return
  const longestMs = limits.idleReaderMs + (bytes / limits.readerBytesPerSecond) * 1000
  const timer = setTimeout(cutOff, longestMs)
  response.once('close', () => clearTimeout(timer))
}
