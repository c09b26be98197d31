const hidden = '***'

/** A request's address as it may be seen: the token is gone from the query, and its value from everywhere else. */
export function withoutSecrets(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  const parameters = new URLSearchParams(query)
  const tokens = parameters.getAll('token').filter(Boolean)
  for (const name of [...parameters.keys()]) if (/token/i.test(name)) parameters.set(name, hidden)
  const without = (text: string) =>
    tokens.reduce(
      (rest, token) => rest.replaceAll(token, hidden).replaceAll(encodeURIComponent(token), hidden),
      text,
    )
  return { path: without(path), query: without(parameters.toString().replaceAll('%2A%2A%2A', hidden)) }
}
