import { createHash } from 'node:crypto'

/** The address of a service, however it is written. */
export function serviceOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/** Two services or hotels never have the same, whatever characters they have. */
export const hashOf = (baseUrl: string, hrId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([serviceOf(baseUrl), hrId]))
    .digest('hex')
    .slice(0, 12)
