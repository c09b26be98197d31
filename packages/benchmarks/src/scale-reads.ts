import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const warmUpSeconds = 1.5
const seconds = 2

/**
 * Reads per second in a fixed time after warming up, by as little work as a load can be: where it shares the cores with what
 * it measures, autocannon takes a fifth of them.
 * @param paths each is read again and again, by every connection from a place of its own
 * @throws {Error} when an answer is none with 200 and its length
 */
export async function readsPerSecond(url: string, paths: string[], connections: number): Promise<number> {
  const { host, hostname, port } = new URL(url)
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).setNoDelay())
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  let answered = 0
  const failed = Promise.withResolvers<never>()
  try {
    for (const [number, socket] of sockets.entries()) {
      let next = Math.floor((number * requests.length) / connections)
      const ask = () => void socket.write(requests[next++ % requests.length] ?? '', 'latin1')
      readAnswers(
        socket,
        () => {
          answered += 1
          ask()
        },
        (message) => failed.reject(new Error(`${url}: ${message}`)),
      )
      ask()
    }
    await Promise.race([setTimeout(warmUpSeconds * 1000), failed.promise])
    const [before, from] = [answered, performance.now()]
    await Promise.race([setTimeout(seconds * 1000), failed.promise])
    return ((answered - before) * 1000) / (performance.now() - from)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** Calls back after each whole answer. */
function readAnswers(socket: Socket, done: () => void, failed: (message: string) => void): void {
  let head: Buffer = Buffer.alloc(0)
  let left = 0
  socket.on('data', (bytes: Buffer) => {
    if (left === 0) {
      head = head.length > 0 ? Buffer.concat([head, bytes]) : bytes
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (!text.startsWith('HTTP/1.1 200 ') || length === undefined) return failed(text.slice(0, 300))
      left = Number(length) + end + 4 - head.length
      head = Buffer.alloc(0)
    } else {
      left -= bytes.length
    }
    if (left === 0) done()
  })
  socket.on('error', ({ message }) => failed(message))
  socket.on('close', () => failed('The connection was closed.'))
}
