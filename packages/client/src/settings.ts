import { accept, object, plain, type Rule } from './input/rules.ts'
import type { ClientOptions } from './options.ts'
import { redactor } from './secrets.ts'

/** What the settings come down to. The token is only in `secrets`, and `redact` takes it out of any text. */
export type CheckedSettings = { baseUrl: string; secrets: string; redact: (text: string) => string }

/** Text without half a surrogate pair, which cannot be encoded. */
const text =
  (least: number): Rule =>
  (value, ...rest) =>
    plain(RegExp(`^[^\\0\\p{Cs}]{${least},}$`, 'u'), `text of ${least} or more characters`)(
      typeof value === 'string' ? value : null,
      ...rest,
    )

/** @throws {InputError} when base URL, token or hotel id cannot be used; no value is shown */
export function checkSettings({ baseUrl, token, hrId, allowShortToken }: ClientOptions): CheckedSettings {
  const rules = {
    baseUrl: plain(/^https?:\/\/[^\s@?#]+$/, 'an http(s) address', (text) =>
      URL.canParse(text) ? text : undefined,
    ),
    // Redacted wherever it stands, a short one would take many words along.
    token: text(allowShortToken ? 1 : 8),
    hrId: text(1),
  }
  const sent = accept<ClientOptions>(object(rules, Object.keys(rules)), { baseUrl, token, hrId })
  return {
    baseUrl: sent.baseUrl.replace(/\/+$/, ''),
    secrets: `${new URLSearchParams({ token, hr_id: hrId })}`,
    redact: redactor(token),
  }
}
