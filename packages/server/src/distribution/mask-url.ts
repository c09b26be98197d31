/** What is shown in the place of a secret. */
const mask = '***'

const secretName = /token|key|secret|pass|pwd|auth|sig/i

/** An address as it may be shown: without its password, a user that stands alone, and parameters that are secrets. */
export function maskUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return text
  const secrets = [...url.searchParams.keys()].filter((name) => secretName.test(name))
  if (!url.username && !url.password && secrets.length === 0) return text
  if (url.password) url.password = mask
  else if (url.username) url.username = mask
  for (const name of secrets) url.searchParams.set(name, mask)
  return url.href
}

/** Whether an address has the mask where a secret belongs. */
export function isMasked(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return false
  const parameters = [...url.searchParams].filter(([name]) => secretName.test(name))
  return [url.username, url.password, ...parameters.map(([, value]) => value)].includes(mask)
}
