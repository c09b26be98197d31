import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from '@innwire/validators'
import { Refused } from './answer.ts'
import { forwardedHost, type TrustsProxy } from './trusted-proxies.ts'

/** Whether a name, without a port, is that of this machine. */
export const isLoopback = (name: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(name)

/** Whether this is a name, or an address, with or without a port, as the header Host has it. */
export const isHost = (text: string): boolean => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(text)

/** Names are at most so long. */
const longestShown = 255

/**
 * Refuses requests that were meant for another host. A web page can resolve its own name to 127.0.0.1 and then call this
 * server as if it were the page's own (DNS rebinding); the header Host still has that name. An address as the host cannot be
 * such a name. Behind a trusted proxy, the host by which that was asked is checked as well: instead would not do, because a
 * page of this machine could send it.
 * @param allowed further names, with a port or for every port, such as the name that a proxy sends
 * @throws {Refused} 400
 */
export function hostCheck(
  allowed: readonly string[],
  trustsProxy: TrustsProxy,
): (request: IncomingMessage) => void {
  const others = new Set(allowed.map((name) => name.toLowerCase()))
  const isAllowed = (host: string) => others.has(host) || others.has(nameOf(host))
  return (request) => {
    const { headers, rawHeaders, httpVersion, socket } = request
    const { host } = headers
    if (hasTwoHosts(rawHeaders)) throw refusedHost('There is more than one header host. Send one.')
    const forwarded = forwardedHost(request, trustsProxy)?.toLowerCase()
    if (forwarded !== undefined && !isLoopback(nameOf(forwarded)) && !isAllowed(forwarded)) {
      throw refusedHost(
        `The proxy was asked for the host ${shown(forwarded)}. Start this server with --allow-host and that name.`,
      )
    }
    if (host === undefined && httpVersion === '1.0') return
    if (host === undefined) throw refusedHost('The header host is missing. Send it, as HTTP/1.1 asks.')
    const given = host.toLowerCase()
    if (isAllowed(given) || isOwn(given, socket)) return
    const own = socket.localPort === undefined ? 'localhost' : ownAddress(socket)
    throw refusedHost(
      `This server does not answer to the host ${shown(host)}. Ask it as ${own}, or start it with --allow-host and that name.`,
    )
  }
}

const nameOf = (host: string) => host.replace(/:[0-9]*$/, '')

/** Whether a host is where the connection was made to. A Unix socket has no port, and no page reaches it. */
function isOwn(host: string, socket: Socket): boolean {
  const { localPort } = socket
  const name = nameOf(host)
  if (localPort === undefined) return isLoopback(name)
  const port = host.slice(name.length + 1) || ('encrypted' in socket ? '443' : '80')
  return port === String(localPort) && (isLoopback(name) || `${name}:${port}` === ownAddress(socket))
}

/** The address of this machine that a connection was made to, as the header Host has it. */
function ownAddress({ localAddress = '', localPort }: Socket): string {
  // A socket that listens on all addresses of IPv6 shows those of IPv4 so.
  const address = localAddress.replace(/^::ffff:/, '')
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`
}

/** The header for a message: on one line, and no longer than a name can be. */
const shown = (host: string) => (isHost(host) ? host : JSON.stringify(host)).slice(0, longestShown)

/** Of several, Node keeps the first; a proxy in front of it may have checked the last. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

const refusedHost = (message: string) => new Refused(refuse('unreadable_request', message))
