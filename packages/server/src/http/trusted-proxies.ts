import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { StartError } from '../start-error.ts'

/** Whether the program at an address may say for whom it asks; without an address it asked over a Unix socket. */
export type TrustsProxy = (address: string | undefined) => boolean

/** What stands for every program that may use the Unix socket. */
const anyOnSocket = 'unix'

/**
 * Reads the addresses of trusted proxies.
 * @param list addresses such as 10.0.0.7, networks such as 10.0.0.0/8, or `unix`
 * @returns whom to trust, by whether it asks over a Unix socket: a closed connection over a port has no address either
 * @throws {StartError} when one is none of these
 */
export function trustedProxies(list: readonly string[]): (onSocket: boolean) => TrustsProxy {
  const trusted = new BlockList()
  for (const one of list) {
    if (one === anyOnSocket) continue
    const [address = '', bits, ...more] = one.split('/')
    const family = familyOf(address)
    const most = family === 'ipv6' ? 128 : 32
    if (family === undefined || more.length > 0 || (bits !== undefined && !isPrefix(bits, most))) {
      throw new StartError(
        `--trust-proxy is "${one}". Give the address of a proxy, such as 10.0.0.7, a network, such as 10.0.0.0/24, or ${anyOnSocket} for those who ask over a Unix socket.`,
      )
    }
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const trustsSocket = list.includes(anyOnSocket)
  return (onSocket) => (address) => {
    if (address === undefined) return onSocket && trustsSocket
    const family = familyOf(address)
    return family !== undefined && trusted.check(address, family)
  }
}

/**
 * The address of whoever asks: that of the connection, or the one that a trusted proxy gives in `X-Forwarded-For`. What is no
 * address counts for nothing.
 */
export function clientAddress({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  return ip !== undefined && isIP(ip) !== 0 ? ip : (raw.socket.remoteAddress ?? '')
}

/** The host by which a trusted proxy was asked; undefined where none says so. */
export function forwardedHost(
  { headers, socket }: IncomingMessage,
  trustsProxy: TrustsProxy,
): string | undefined {
  const given = headers['x-forwarded-host']
  if (given === undefined || !trustsProxy(socket.remoteAddress)) return undefined
  // Each proxy adds its own at the end; the first may be forged.
  return [given].flat().join().split(',').at(-1)?.trim()
}

const familyOf = (address: string) => {
  const version = isIP(address)
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6'
}

const isPrefix = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) <= most
