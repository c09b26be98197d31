import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from '@innwire/validators'
import { bareRefusal } from './bare-refusal.ts'

/** Bounds on what callers take of the server. */
export type HttpLimits = {
  /** Time for a whole request to arrive, in milliseconds; slower senders are cut off. */
  requestMs: number
  /** Connections at a time; one more is answered 503 and closed. */
  connections: number
  /** Time in which a reader must take something of an answer, in milliseconds; otherwise it is cut off. */
  idleReaderMs: number
  /** The slowest that a large answer may be read altogether, in bytes per second; slower readers are cut off. */
  readerBytesPerSecond: number
  /** Bytes of answers to one hotel that callers have not read yet; when half of it is in use, requests get a 503. */
  unreadBytesPerHotel: number
  /** The same of all hotels together. */
  unreadBytes: number
  /**
   * Bytes of bodies of changes to one hotel that are under way; a request beyond it gets a 503. A body takes some five times
   * its length until it is done, so this is less than for answers: eight of the largest bodies.
   */
  waitingBytesPerHotel: number
  /** The same of all hotels together. */
  waitingBytes: number
}

const megabyte = 1_000_000

export const standardLimits: HttpLimits = {
  requestMs: 30_000,
  connections: 1000,
  idleReaderMs: 30_000,
  readerBytesPerSecond: 32_000,
  unreadBytesPerHotel: 48 * megabyte,
  unreadBytes: 256 * megabyte,
  waitingBytesPerHotel: 16 * megabyte,
  waitingBytes: 128 * megabyte,
}

/**
 * Answers connections beyond a number with a 503, and closes them; encrypted ones are only closed, since a handshake for each
 * would take what the bound is to save.
 * @returns the open connections
 */
export function limitConnections(server: Server, most: number, encrypted: boolean): Set<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    if (open.size <= most) return
    if (encrypted) return void socket.destroy()
    const message = `The service has ${most} connections already, as many as it takes. Wait, and use fewer of them.`
    socket.write(bareRefusal(refuse('unavailable', message), { 'retry-after': '5' }))
    socket.destroySoon()
  })
  return open
}

type ReaderLimits = Pick<HttpLimits, 'idleReaderMs' | 'readerBytesPerSecond'>

/** Smaller answers fit into the buffers of the system, so that their reading cannot be watched. */
const largeBytes = 256_000

/**
 * Cuts off a caller who reads nothing for a while, or too slowly altogether. The answer never finishes then, so nothing of
 * it counts as delivered.
 * @param bytes of the answer that is about to be sent
 */
export function limitReader(response: ServerResponse, bytes: number, limits: ReaderLimits): void {
  const cutOff = () => response.destroy()
  // The socket's own timer also notices when a part of a large write was read.
  response.setTimeout(limits.idleReaderMs, cutOff)
  if (bytes < largeBytes) return
  const longestMs = limits.idleReaderMs + (bytes / limits.readerBytesPerSecond) * 1000
  const timer = setTimeout(cutOff, longestMs)
  response.once('close', () => clearTimeout(timer))
}

/** How long requests are begun in one turn of the event loop, in milliseconds. */
const turnMs = 10
/** How many waiting requests are begun in a turn: each soon waits for its body or the database. */
const begunAtOnce = 20

/**
 * Makes requests wait for a later turn of the event loop, when those begun in this one took long. Node emits all pipelined
 * requests of a chunk at once, and they would block everything else.
 * @returns undefined where the request may go on, as nearly all may
 */
export function requestTurns(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = []
  let began: number | undefined
  const nextTurn = () => {
    began = undefined
    if (waiting.length === 0) return
    begin()
    for (const go of waiting.splice(0, begunAtOnce)) go()
  }
  const begin = () => {
    began = performance.now()
    setImmediate(nextTurn)
  }
  return () => {
    if (began === undefined) begin()
    else if (waiting.length > 0 || performance.now() - began > turnMs) {
      return new Promise((resolve) => waiting.push(resolve))
    }
    return undefined
  }
}
