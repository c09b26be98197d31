/** What is shown in the place of a secret. */
const mask = '***'

/** A word of a path is shorter; keys of webhooks are not. */
const longSegment = /^[^/]{16,}$/

/**
 * An address as it may be shown: without its password, a user that stands alone, long segments of its path, and every
 * value of its query, since nobody knows how a receiver calls its key.
 */
export function maskUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return text
  const path = url.pathname.split('/').map((segment) => (longSegment.test(segment) ? mask : segment))
  const hasSecrets = url.username || url.password || url.search.length > 1 || path.includes(mask)
  if (!hasSecrets) return text
  if (url.password) url.password = mask
  else if (url.username) url.username = mask
  url.pathname = path.join('/')
  url.search = url.search.replace(/(^\?|&)([^&=]*)(?:=[^&]*)?/g, (_, before, name) =>
    name === '' ? before : `${before}${longSegment.test(name) ? mask : name}=${mask}`,
  )
  return url.href
}

/** Whether an address has the mask where a secret belongs. */
export function isMasked(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return false
  const values = [...url.searchParams].flat()
  return [url.username, url.password, ...url.pathname.split('/'), ...values].includes(mask)
}
