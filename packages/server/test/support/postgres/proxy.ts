import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to connections when a client sends a commit. */
type AtCommit =
  | 'passes'
  | 'is lost before'
  | 'is lost after'
  | 'ends the server after'
  | { thenLeadsTo: number }

/** What PostgreSQL says when it has no room left for its log, and ends. */
const panic = errorResponse({
  S: 'PANIC',
  V: 'PANIC',
  C: '53100',
  M: 'could not write: No space left on device',
})

function errorResponse(fields: Record<string, string>): Buffer {
  const text = Object.entries(fields).map(([type, value]) => `${type}${value}\0`)
  const body = Buffer.from(`${text.join('')}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + length.length)
  return Buffer.concat([Buffer.from('E'), length, body])
}

/** A network between clients and PostgreSQL that fails on purpose. */
export async function failingNetwork(port: number) {
  let upstreamPort = port
  let atCommit: AtCommit = 'passes'
  let down = false
  let silent = false
  let deaf = false
  const sockets = new Set<Socket>()
  /** From clients that listen to what they listen to. */
  const listening = new Map<Socket, Socket>()
  /** What ends without telling the other side. */
  const lost = new Set<Socket>()
  let connected = 0
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const leadTo = (next: number) => {
    upstreamPort = next
    cut()
  }
  const server = createServer((client) => {
    connected += 1
    const upstream = connect(upstreamPort, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      if (silent) socket.pause()
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        if (lost.has(socket)) return
        listening.delete(client)
        client.destroy()
        upstream.destroy()
      })
    }
    if (down) return client.destroy()
    let isLost = false
    const lose = () => {
      if (typeof atCommit === 'object') leadTo(atCommit.thenLeadsTo)
      else if (atCommit === 'ends the server after') client.end(panic)
      else client.destroy()
    }
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      const commits = text.includes('commit\0')
      if (commits && atCommit === 'is lost before') return client.destroy()
      isLost ||= commits && atCommit !== 'passes'
      if (text.includes('listen innwire\0')) {
        if (deaf) return client.destroy()
        listening.set(client, upstream)
      }
      if (!upstream.destroyed) upstream.write(bytes)
    })
    upstream.on('data', (bytes) => (isLost ? lose() : client.write(bytes)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections were made so far. */
    connected: () => connected,
    /** The connection on which the next commit goes. */
    commit: (what: AtCommit) => {
      atCommit = what
    },
    /** Cuts all connections, and lets no more through until it is up. */
    setDown: (wanted: boolean) => {
      down = wanted
      if (down) cut()
    },
    /** Leads elsewhere from now on, as an address does after a failover, and cuts all connections. */
    leadTo,
    /** Lets nothing through and cuts nothing; what was sent meanwhile goes on afterwards. */
    setSilent: (wanted: boolean) => {
      silent = wanted
      for (const socket of sockets) silent ? socket.pause() : socket.resume()
    },
    /** Cuts the connections that listen, and lets none listen. */
    setDeaf: (wanted: boolean) => {
      deaf = wanted
      if (deaf) for (const client of listening.keys()) client.destroy()
    },
    /** PostgreSQL loses the connections that listen, and their clients do not notice. */
    loseListening: () => {
      for (const upstream of listening.values()) {
        lost.add(upstream)
        upstream.destroy()
      }
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
