import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken } from '../http/authenticate.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty } from './find-property.ts'
import { refused } from './refusals.ts'

export function tokenHandlers({ service: { storage, clock } }: ControlParts) {
  return {
    listTokens: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const tokens = await storage.read
        .selectFrom('token')
        .select(['id', 'label', 'created_at', 'revoked_at'])
        .where('hr_id', '=', hr_id)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return { status: 200, body: { tokens } }
    },

    createToken: ({ path: { hr_id }, body: { label, token = newToken() } }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        const shown = { id: randomUUID(), label, created_at: clock.now().toISOString() }
        const { numInsertedOrUpdatedRows } = await database
          .insertInto('token')
          .values({ hr_id, hash: hashToken(token), revoked_at: null, ...shown })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 1n) return { status: 201, body: { ...shown, token } }
        const message = `The property ${hr_id} has this token already, or had it before it was revoked. Choose another.`
        throw refused('already_exists', message)
      }),

    revokeToken: ({ path: { hr_id, token_id } }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        const token = await database
          .updateTable('token')
          .set((its) => ({ revoked_at: its.fn.coalesce('revoked_at', its.val(clock.now().toISOString())) }))
          .where('hr_id', '=', hr_id)
          .where('id', '=', token_id)
          .returning('id')
          .executeTakeFirst()
        if (token) return { status: 204 }
        const message = `The property ${hr_id} has no token with the id ${token_id}. See the list of its tokens.`
        throw refused('not_found', message)
      }),
  } satisfies Partial<ControlHandlers>
}

/** Long enough that nobody ever finds it by trying. */
const newToken = () => randomBytes(24).toString('base64url')
