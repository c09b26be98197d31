const hidden = '***'

/** A field that is called token, to its end, also where a wrong sign has made it part of the path or of another field. */
const tokenField = /(token(?:\[\]|%5B%5D)?(?:=|%3D))[^&]*/gi

type Address = { path: string; query: string }

/** Who polls asks the same again and again. */
const known = new Map<string, Address>()
const mostKnown = 500
const longestKnown = 500

/** A request's address as it may be seen: the token is gone from the query, and its value from everywhere else. */
export function withoutSecrets(url: string): Address {
  const last = known.get(url)
  if (last) return last
  const address = hideSecrets(url)
  if (known.size >= mostKnown) known.clear()
  if (url.length <= longestKnown) known.set(url, address)
  return address
}

function hideSecrets(url: string): Address {
  const at = url.indexOf('?')
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  const parameters = new URLSearchParams(query)
  const tokens = parameters.getAll('token').filter(Boolean)
  for (const name of [...parameters.keys()]) if (/token/i.test(name)) parameters.set(name, hidden)
  const without = (text: string) =>
    tokens
      .reduce(
        (rest, token) => rest.replaceAll(token, hidden).replaceAll(encodeURIComponent(token), hidden),
        text,
      )
      .replace(tokenField, `$1${hidden}`)
  return { path: without(path), query: without(parameters.toString().replaceAll('%2A%2A%2A', hidden)) }
}
