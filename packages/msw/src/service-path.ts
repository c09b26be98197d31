/**
 * Path of a request as the contract writes it, or the address without its query where a request with a token stands on
 * the same origin outside the base URL; undefined when the request is not meant for the service.
 */
export type ServicePath = (request: Request) => string | undefined

const apiPath = /\/api\/v\d+\/apps(\/|$)/

/** The same, as it is mistyped: in capitals, with a slash too many, or with `%2F` in the place of one. */
const nearApiPath = /(\/|%2F)api(\/|%2F)+v\d+(\/|%2F)+apps(\/|%2F|$)/i

/**
 * Tells by a base URL which requests are meant for the service. Both addresses are read as `fetch` reads them, and
 * compared as text: MSW's patterns take `:443` for a parameter and never match an international host name.
 * @throws {TypeError} when the base URL is no address
 */
export function servicePath(baseUrl: string): ServicePath {
  if (baseUrl === '*') {
    return (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const meant = nearApiPath.test(pathname) || hasCredentials(searchParams)
      return meant ? pathname.slice(Math.max(0, pathname.search(apiPath))) : undefined
    }
  }
  const { origin, start } = parsed(baseUrl)
  // A page that is served from the base URL loads its own files from there.
  const ownPage = origin === globalThis.location?.origin
  return (request) => {
    const { origin: asked, pathname, searchParams } = new URL(request.url)
    if (asked !== origin) return undefined
    const below = pathname.startsWith(`${start}/`)
    const meant = ownPage
      ? hasCredentials(searchParams) || (below && nearApiPath.test(pathname))
      : searchParams.has('token') || below
    if (!meant) return undefined
    return below ? pathname.slice(start.length) : origin + pathname
  }
}

function parsed(baseUrl: string): { origin: string; start: string } {
  // Without a path of its own, an address that is relative to the page starts at the page's host.
  const url = URL.parse(baseUrl || '/', globalThis.location?.href)
  if (!url || !/^https?:$/.test(url.protocol) || baseUrl.includes('*')) {
    throw new TypeError(
      'baseUrl is no address. Give one such as https://hotel.example, or leave it out for all hosts.',
    )
  }
  return { origin: url.origin, start: url.pathname.replace(/\/+$/, '') }
}

/** Other services have tokens, too: where nothing else tells that this one is meant, it takes both. */
const hasCredentials = (query: URLSearchParams): boolean => query.has('token') && query.has('hr_id')
