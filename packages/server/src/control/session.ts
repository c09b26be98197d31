import type { Session } from '../generated/control.ts'
import type { ControlCaller } from './control-tokens.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { consoleIsOff } from './refusals.ts'

/** Who calls, and the sessions of the console. */
export function sessionHandlers({ sessions, test }: ControlParts) {
  const shown = ({ name, role, sessionEndsAt }: ControlCaller): Session => ({
    name,
    role,
    test,
    expires_at: sessionEndsAt?.toISOString() ?? null,
  })
  return {
    getSession: async ({ caller }) => ({ status: 200, body: shown(caller) }),

    createSession: async ({ caller, request }) => {
      if (!sessions) throw consoleIsOff()
      if (caller.sessionEndsAt) return { status: 200, body: shown(caller) }
      const { cookie, endsAt } = sessions.begin(caller.hash, request)
      return { status: 200, cookie, body: shown({ ...caller, sessionEndsAt: endsAt }) }
    },

    deleteSession: async ({ request }) => ({
      status: 204,
      ...(sessions && { cookie: sessions.end(request) }),
    }),
  } satisfies Partial<ControlHandlers>
}
