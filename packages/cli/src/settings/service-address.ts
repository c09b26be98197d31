import { createHash } from 'node:crypto'

/**
 * The address of a service, however it is written: host in any case, default port, slashes at the end. `localhost` is this
 * machine (RFC 6761), where one service has a port.
 */
export function serviceOf(baseUrl: string): string {
  const url = new URL(baseUrl)
  url.hostname = url.hostname.replace(/\.$/, '')
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1'
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/** Two services or hotels never have the same, whatever characters they have. */
export const hashOf = (baseUrl: string, hrId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([serviceOf(baseUrl), hrId]))
    .digest('hex')
    .slice(0, 12)
