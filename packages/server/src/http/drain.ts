import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'

/**
 * Ends the connections of a server, each after an answer.
 * @param connections those that are open
 */
export function drainOf(server: Server, connections: ReadonlySet<Socket>) {
  const latest = new WeakMap<Socket, IncomingMessage>()
  let isDraining = false
  let closed: Promise<unknown> = Promise.resolve()
  const begin = () => {
    isDraining = true
  }
  return {
    /** To be called for every request that begins. */
    note: (request: IncomingMessage) => void latest.set(request.socket, request),
    /**
     * Whether the answer to a request, which is about to be sent, is the last of its connection and has to say so. Answers go
     * out in the order of their requests: after any other, those to pipelined requests would be lost.
     */
    isLast: (request: IncomingMessage) => isDraining && latest.get(request.socket) === request,
    /** From now on the last answer of each connection says so. */
    begin,
    /**
     * Takes no new connections, and answers what comes over those that are there, for so many milliseconds or until all are
     * closed. Node's own way closes each connection that is idle at that moment, though the next request may be on its way.
     */
    run: async (ms: number) => {
      begin()
      if (!server.listening) return
      closed = once(server, 'close')
      // That of http.Server closes idle connections, too.
      Listener.prototype.close.call(server)
      if (connections.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, ms)
      await Promise.race([closed, promise])
      clearTimeout(timer)
    },
    /** When the last connection is closed, where no new ones are taken any more. */
    closed: () => closed,
  }
}
