import { accept, code, object, plain, text } from './input/rules.ts'
import type { ClientOptions } from './options.ts'
import { redactor } from './secrets.ts'

/** What the settings come down to. The token is only in `secrets`, and `redact` takes it out of any text. */
export type CheckedSettings = { baseUrl: string; secrets: string; redact: (text: string) => string }

/** As a number, a long one would be rounded. */
const onlyText = (value: unknown) => (typeof value === 'string' ? value : null)

/** @throws {InputError} when base URL, token or hotel id cannot be used; no value is shown */
export function checkSettings({ baseUrl, token, hrId, allowShortToken }: ClientOptions): CheckedSettings {
  const rules = {
    baseUrl: plain(/^https?:\/\/[^\s@?#]+$/, 'an http(s) URL', (text) =>
      URL.canParse(text) ? text.replace(/\/+$/, '') : undefined,
    ),
    // Redacted wherever it stands, a short one would take many words along.
    token: text(allowShortToken ? 1 : 8, 4000),
    hrId: code,
  }
  const sent = accept<ClientOptions>(object(rules, Object.keys(rules)), {
    baseUrl,
    token: onlyText(token),
    hrId: onlyText(hrId),
  })
  return {
    baseUrl: sent.baseUrl,
    secrets: `${new URLSearchParams({ token, hr_id: hrId })}`,
    redact: redactor(token),
  }
}
