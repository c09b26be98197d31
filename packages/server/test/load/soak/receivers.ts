import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Channels that behave as channels do, by what is wrong with them. */
export type Receiver = { name: string; url: string; arrived(): number; stop(): void }

export async function startReceivers(signal: AbortSignal): Promise<Receiver[]> {
  return Promise.all([
    receiver('well', (_, response) => response.writeHead(204).end()),
    receiver('hangs', () => undefined),
    receiver('dies', (request) => request.socket.destroy()),
    receiver('refuses', (_, response) => response.writeHead(503).end()),
    restarting(signal),
  ])
}

async function receiver(name: string, answer: RequestListener): Promise<Receiver> {
  let arrived = 0
  const server = createServer((request, response) => {
    request.on('error', () => {})
    request.resume().on('end', () => {
      arrived += 1
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { name, url: urlOf((server.address() as AddressInfo).port), arrived: () => arrived, stop }
}

const urlOf = (port: number) => `http://127.0.0.1:${port}/changes`

const upMs = 700
const downMs = 300

/** One that is restarted again and again, on the same port. */
async function restarting(signal: AbortSignal): Promise<Receiver> {
  let arrived = 0
  const start = async (port: number) => {
    const server = createServer((request, response) => {
      request.on('error', () => {})
      request.resume().on('end', () => {
        arrived += 1
        response.writeHead(204).end()
      })
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await start(0)
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const restart = async () => {
    for (;;) {
      await setTimeout(upMs, undefined, { signal })
      stop()
      await setTimeout(downMs, undefined, { signal })
      server = await start(port)
    }
  }
  restart().catch(() => {})
  return { name: 'restarts', url: urlOf(port), arrived: () => arrived, stop }
}
