import type { Session } from '../../../src/generated/control.ts'
import { call } from './call.ts'

/** When the session ends: no secret, and without it each look at the login would be a refused request. */
const storedAs = 'innwire-session-until'

/** Whether there may be a session. The cookie itself no script can read. */
export const mayHaveSession = (): boolean => Date.parse(localStorage.getItem(storedAs) ?? '') > Date.now()

/**
 * Exchanges a control token for a session.
 * @throws {ApiError} 401 where the token is wrong
 */
export async function logIn(token: string): Promise<Session> {
  const session = await call('createSession', { token })
  localStorage.setItem(storedAs, session.expires_at ?? '')
  return session
}

export async function logOut(): Promise<void> {
  await call('deleteSession')
  forgetSession()
}

const forgetSession = (): void => localStorage.removeItem(storedAs)
