import { InputError } from '@innwire/client'
import { WrongUse } from '../failure.ts'
import { forbiddenPorts } from './forbidden-ports.ts'
import { settingNames } from './setting-names.ts'
import type { Settings } from './settings.ts'

/**
 * Finds what a person gets wrong most often in the settings that there are, by the name under which they were given.
 * @throws {WrongUse} that says where, and what to give; no token is shown
 */
export function refuseWrongSettings({ baseUrl, token }: Settings): void {
  if (baseUrl) refuseBaseUrl(baseUrl.value, baseUrl.from)
  if (token && /\s/.test(token.value))
    throw new WrongUse(
      `${token.from}: The token contains a space or a line break. Copy it again, alone and whole. Nothing was sent.`,
    )
}

function refuseBaseUrl(text: string, from: string): void {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new WrongUse(
      `${from}: Give the http(s) URL of the service, such as http://127.0.0.1:4020. Nothing was sent.`,
    )
  const { origin, pathname, port, username, password, search, hash } = new URL(text)
  if (username || password || search || hash)
    throw new WrongUse(
      `${from}: Leave user, password and what follows ? or # out: the token alone says who asks. Nothing was sent.`,
    )
  if (forbiddenPorts.has(Number(port)))
    throw new WrongUse(
      `${from}: The port ${port} is one that fetch refuses. Let the service listen on another one. Nothing was sent.`,
    )
  const [path, before = ''] = /^(.*?)\/api\/v\d.*$/.exec(pathname) ?? []
  if (path)
    throw new WrongUse(
      `${from}: Leave the path ${path.slice(before.length)} out: ${origin}${before}. Nothing was sent.`,
    )
}

/** What the client refuses, by the names under which the settings were given. */
export function asGiven(error: unknown, settings: Settings): unknown {
  if (!(error instanceof InputError)) return error
  const named = error.issues.map(({ path, message }) => {
    const name = settingNames.find((one) => one === path)
    return `${(name && settings[name]?.from) ?? path}: ${name ? `${shown[name]} is wrong. ` : ''}${message}`
  })
  return new WrongUse(`${named.join(' ')} Nothing was sent.`)
}

const shown = { baseUrl: 'The URL of the service', hrId: 'The id of the hotel', token: 'The token' }
