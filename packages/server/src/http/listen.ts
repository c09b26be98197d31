import type { AddressInfo } from 'node:net'
import { StartError } from '../start-error.ts'
import type { App } from './app.ts'
import { optionOf, type Place, standardHost } from './places.ts'
import { removeStaleSocket, restrictSocket } from './unix-socket.ts'

/** Where an API can be reached from this machine; the port is 0 on a Unix socket. */
export type Listening = { url: string; port: number }

/**
 * Begins to listen.
 * @throws {StartError} when nobody can listen there
 */
export async function listen(app: App, place: Place, scheme: 'http' | 'https'): Promise<Listening> {
  const option = optionOf(place)
  if ('socket' in place) {
    const { socket } = place
    await removeStaleSocket(socket, option)
    await app.listen({ path: socket }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartError(
        `The socket ${socket} cannot be made (${code}). Give one in a folder that this user may write to, with ${option}.`,
      )
    })
    restrictSocket(socket)
    return { url: `unix:${socket}`, port: 0 }
  }
  await app.listen({ ...place }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL') {
      throw new StartError(`This machine does not have the address ${place.host}. Give one of its own.`)
    }
    throw new StartError(`${portProblem(place.port, error)} Choose another with ${option}.`)
  })
  const { port } = app.server.address() as AddressInfo
  return { url: `${scheme}://${reachable(place.host)}:${port}`, port }
}

/** An address by which this machine reaches what listens on all of its addresses, as a URL has it. */
function reachable(host: string): string {
  const address = host === '0.0.0.0' ? standardHost : host === '::' ? '::1' : host
  return address.includes(':') ? `[${address}]` : address
}

export function portProblem(port: number, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  return `Port ${port} ${code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`}.`
}

/**
 * Reads a port number.
 * @param name of the option or variable that has it
 * @throws {StartError} when it is none
 */
export function portFrom(name: string, text: string): number {
  const port = Number(text)
  if (/^[0-9]+$/.test(text) && port <= 65535) return port
  throw new StartError(`${name} is "${text}". Give a number from 0 (any free port) to 65535.`)
}
