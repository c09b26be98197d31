import { expect, it } from 'vitest'
import { withConnectionHint } from './connection-hint.ts'

it.each([
  [
    'connect ECONNREFUSED 127.0.0.1:4020 (request 1)',
    /^connect ECONNREFUSED 127.0.0.1:4020, where nothing listens: .*innwire config shows it\) \(request 1\)$/,
  ],
  ['connect ECONNREFUSED ::1:4020; connect', /^connect ECONNREFUSED ::1:4020, where nothing .*; connect$/],
  [
    'getaddrinfo ENOTFOUND pms.example (request 1)',
    /^getaddrinfo ENOTFOUND pms.example, a name that nobody knows: .* \(request 1\)$/,
  ],
  ['other', /^other$/],
])('says of %s what a person can do', (message, hint) => {
  expect(withConnectionHint(message)).toMatch(hint)
})
