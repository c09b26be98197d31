import type { FastifyRequest } from 'fastify'

/** The host and port by which the browser asked, also where a trusted proxy stands between. */
export const pageHost = ({ host }: FastifyRequest): string => host.toLowerCase()

/**
 * Whether a browser says that a page of this server makes the call. A browser sends its cookies also with what pages of other
 * ports of this machine ask, which are of the same site: only the same origin will do. Old browsers, and those that reach the
 * server without encryption over a network, do not say it; then reading is allowed, since no other page gets to see the answer.
 */
export function isOwnPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.raw.headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin !== undefined) return hostOf(origin) === pageHost(request)
  return site !== undefined || request.method === 'GET'
}

function hostOf(origin: string): string | undefined {
  const [, host] = /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase()) ?? []
  return host
}
