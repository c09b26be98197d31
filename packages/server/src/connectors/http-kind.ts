import type { HttpConnector } from '../generated/control.ts'
import type { ConnectorKind, ConnectorSettings, HttpSettings, SettingsIssue } from './connector.ts'
import { httpTransport } from './http.ts'

export const http: ConnectorKind<HttpConnector, HttpSettings> = {
  ownChannel: false,
  encrypted: true,
  issues: ({ url }) => (isAddress(url) ? [] : [noAddress]),
  /** Keeps the secret where none is given, and the url where it is given as it is shown. */
  accept: (given, before) => {
    const kept = keptOf(before)
    const url = given.url === maskUrl(kept.url) ? kept.url : given.url
    if (url !== kept.url && isMasked(url)) return { issue: maskedUrl }
    const secret = given.secret ?? kept.secret
    return secret ? { ...given, url, secret } : { issue: noSecret }
  },
  show: (settings) => ({ ...settings, url: maskUrl(settings.url), secret: null }),
  route: (settings) => ({
    by: 'receiver',
    url: settings.url,
    // Receivers check the signature by the time of the world, not by one that was set for a trial.
    connect: (world) => httpTransport({ ...settings, now: world }),
  }),
}

const keptOf = (before: ConnectorSettings | undefined) =>
  before?.kind === 'http' ? before : { url: '', secret: '' }

/** The schema knows what an address looks like, not which one is an address. */
const isAddress = (text: string) => URL.canParse(text) && new URL(text).port !== '0'

/** It may hold a password, and is not repeated. */
const noAddress: SettingsIssue = {
  path: 'connector.url',
  code: 'invalid_value',
  message: 'This is no address: give its host, and a port from 1 to 65535.',
}

const noSecret: SettingsIssue = {
  path: 'connector.secret',
  code: 'required',
  message:
    'The connection has no secret yet, and changes are sent signed only. Give one of 8 to 200 characters.',
}

const maskedUrl: SettingsIssue = {
  path: 'connector.url',
  code: 'invalid_value',
  message:
    '*** stands for a secret that is not shown. Give the url with it, or just as it is shown to keep it.',
}

/** What is shown in the place of a secret. */
const mask = '***'

/** A word of a path is shorter; keys of webhooks are not. */
const longSegment = /^[^/]{16,}$/

/**
 * An address as it may be shown: without its password, a user name that has no password, long segments of its path, and
 * every value of its query, because nobody knows which of them is a key.
 */
function maskUrl(text: string): string {
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
function isMasked(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return false
  const values = [...url.searchParams].flat()
  return [url.username, url.password, ...url.pathname.split('/'), ...values].includes(mask)
}
