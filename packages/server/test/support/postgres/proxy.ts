import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to connections when a client sends a commit. */
type AtCommit = 'passes' | 'is lost before' | 'is lost after'

/** A network between clients and PostgreSQL that fails on purpose. */
export async function failingNetwork(port: number) {
  let atCommit: AtCommit = 'passes'
  let down = false
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    if (down) return client.destroy()
    let deaf = false
    client.on('data', (bytes) => {
      const commits = bytes.toString('latin1').includes('commit\0')
      if (commits && atCommit === 'is lost before') return client.destroy()
      deaf ||= commits && atCommit === 'is lost after'
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => (deaf ? client.destroy() : client.write(bytes)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** The connection on which the next commit goes. */
    commit: (what: AtCommit) => {
      atCommit = what
    },
    /** Cuts all connections, and lets no more through until it is up. */
    setDown: (wanted: boolean) => {
      down = wanted
      if (down) cut()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
