import type { IncomingMessage } from 'node:http'
import { refuse } from '@innwire/validators'
import { Refused } from './answer.ts'

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Whether this is a name, or an address, with or without a port, as the header Host has it. */
export const isHost = (text: string): boolean => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(text)

/** Names are at most so long. */
const longestShown = 255

/**
 * Refuses requests that were meant for another host. A web page can have its own name resolved to 127.0.0.1 and then
 * ask this server as if it were the page's own (DNS rebinding); its name still stands in the header Host.
 * @param allowed further names, with a port or for any port, such as that of a proxy that passes on its own
 * @throws {Refused} 400
 */
export function hostCheck(allowed: readonly string[]): (request: IncomingMessage) => void {
  const others = new Set(allowed.map((name) => name.toLowerCase()))
  return ({ headers: { host }, rawHeaders, httpVersion, socket: { localPort } }) => {
    if (hasTwoHosts(rawHeaders)) throw refusedHost('There is more than one header host. Send one.')
    if (host === undefined && httpVersion === '1.0') return
    if (host === undefined) throw refusedHost('The header host is missing. Send it, as HTTP/1.1 asks.')
    const given = host.toLowerCase()
    const name = given.replace(/:[0-9]*$/, '')
    const port = given.slice(name.length + 1) || '80'
    if (loopback.includes(name) && port === String(localPort)) return
    if (others.has(given) || others.has(name)) return
    throw refusedHost(
      `This server does not answer to the host ${shown(host)}. Ask it as 127.0.0.1:${localPort}, or start it with --allow-host and that name.`,
    )
  }
}

/** Whatever somebody may have sent there, on one line and no longer than a name is. */
const shown = (host: string) => (isHost(host) ? host : JSON.stringify(host)).slice(0, longestShown)

/** Node keeps the first of several, and a proxy before it may have looked at the last. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

const refusedHost = (message: string) => new Refused(refuse('unreadable_request', message))
