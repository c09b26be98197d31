import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from '@innwire/validators'
import { bareRefusal } from './bare-refusal.ts'

/** Bounds on what callers take of the server. */
export type HttpLimits = {
  /** Time for a whole request to arrive, in milliseconds; slower senders are cut off. */
  requestMs: number
  /** Connections at a time; one more is answered 503 and closed. */
  connections: number
  /** Requests of a connection that are not answered yet (pipelining); one more ends it. */
  unansweredPerConnection: number
  /** The same of all connections together, without the first of each. */
  pipelined: number
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
  /** Reads of one hotel that are under way, also those whose callers have left; one more gets a 503. */
  waitingReadsPerHotel: number
  /** The same of all hotels together. */
  waitingReads: number
}

const megabyte = 1_000_000

export const standardLimits: HttpLimits = {
  requestMs: 30_000,
  connections: 1000,
  unansweredPerConnection: 100,
  pipelined: 2000,
  idleReaderMs: 30_000,
  readerBytesPerSecond: 32_000,
  unreadBytesPerHotel: 48 * megabyte,
  unreadBytes: 256 * megabyte,
  waitingBytesPerHotel: 16 * megabyte,
  waitingBytes: 128 * megabyte,
  waitingReadsPerHotel: 2000,
  waitingReads: 8000,
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

/**
 * Ends a connection over which more requests come than are answered: Node takes them all, whether anybody answers or not.
 * Each connection may have one, however many the others have. Whoever pipelines has to expect the end of a connection, and
 * sends again what was not answered (RFC 9112, 9.3.2).
 */
export function limitPipelined(
  handler: RequestListener,
  { unansweredPerConnection, pipelined }: Pick<HttpLimits, 'unansweredPerConnection' | 'pipelined'>,
): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  let behindOthers = 0
  const count = (socket: Socket, more: number) => {
    const before = unanswered.get(socket) ?? 0
    const now = before + more
    unanswered.set(socket, now)
    behindOthers += Math.max(0, now - 1) - Math.max(0, before - 1)
  }
  return (request, response) => {
    const { socket } = request
    // What is left of the chunk in which the last one came.
    if (socket.destroyed) return
    const before = unanswered.get(socket) ?? 0
    if (before >= unansweredPerConnection || (before > 0 && behindOthers >= pipelined)) {
      socket.destroy()
      return
    }
    count(socket, 1)
    response.once('close', () => count(socket, -1))
    handler(request, response)
  }
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
 * requests of a chunk at once, and they would block everything else. One whose connection has ended is never begun.
 * @returns undefined where the request may go on, as nearly all may
 */
export function requestTurns(): (response: ServerResponse) => Promise<void> | undefined {
  const waiting = new Set<() => void>()
  let began: number | undefined
  const nextTurn = () => {
    began = undefined
    if (waiting.size === 0) return
    begin()
    for (const go of [...waiting.values().take(begunAtOnce)]) {
      waiting.delete(go)
      go()
    }
  }
  const begin = () => {
    began = performance.now()
    setImmediate(nextTurn)
  }
  return (response) => {
    if (began === undefined) begin()
    else if (waiting.size > 0 || performance.now() - began > turnMs) {
      return new Promise((resolve) => {
        waiting.add(resolve)
        response.once('close', () => waiting.delete(resolve))
      })
    }
    return undefined
  }
}
