import { accept, object, plain, type Rule } from './input/rules.ts'
import type { ClientOptions } from './options.ts'
import { hider } from './secrets.ts'

/** What the settings come down to. The token is only in `secrets`, and `hide` takes it out of any text. */
export type CheckedSettings = { baseUrl: string; secrets: string; hide: (text: string) => string }

// Half a surrogate pair cannot be encoded.
const wellFormed = plain(/^[^\0\p{Surrogate}]+$/u, 'text of the setup page')
const text: Rule = (value, ...rest) => wellFormed(typeof value === 'string' ? value : null, ...rest)
const rules = {
  baseUrl: plain(/^https?:\/\/[^\s@?#]+$/, 'an http(s) address without query or user', (text) =>
    URL.canParse(text) ? text : undefined,
  ),
  token: text,
  hrId: text,
}
const settings = object(rules, Object.keys(rules))

/** @throws {InputError} when base URL, token or hotel id cannot be used; no value is shown */
export function checkSettings(given: ClientOptions): CheckedSettings {
  const { baseUrl, token, hrId } = given
  const sent = accept<typeof given>(settings, { baseUrl, token, hrId })
  return {
    baseUrl: sent.baseUrl.replace(/\/+$/, ''),
    secrets: `${new URLSearchParams({ token: sent.token, hr_id: sent.hrId })}`,
    hide: hider(sent.token),
  }
}
