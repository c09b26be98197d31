import { randomUUID } from 'node:crypto'
import { demoToken } from '../demo/demo-hotel.ts'
import { oldestReplaced, revokedDaysKept } from '../reservations/retention.ts'
import { findRow, rowsBehind } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { forgetRevoked, hashToken } from '../storage/token-hashes.ts'
import { newToken } from './control-token-file.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { noSuchPlace, pageOf } from './pages.ts'
import { refused, refusedAt } from './refusals.ts'

export function tokenHandlers({ service: { storage, clock }, demo }: SetUpParts) {
  return {
    listTokens: async ({ path: { hr_id }, query: { after, limit } }) => {
      await findProperty(storage.read, hr_id)
      const place = after === undefined ? beginning : await placeOf(storage.read, hr_id, after)
      const tokens = await storage.read
        .selectFrom('token')
        .select(['id', 'label', 'created_at', 'revoked_at'])
        .where('hr_id', '=', hr_id)
        .$call(rowsBehind(place, 'created_at', 'id'))
        .limit(limit + 1)
        .execute()
      const { page, next } = pageOf(tokens, limit, (token) => token.id)
      return { status: 200, body: { tokens: page, next } }
    },

    createToken: ({ path: { hr_id }, body: { label, replaces, token = newToken() } }) =>
      storage.write(async (database) => {
        if (token === demoToken.token && !demo) throw refusedAt(knownToAll)
        await findProperty(database, hr_id)
        if (replaces !== undefined) await checkReplaced(database, hr_id, replaces, clock.now())
        storage.tokenAdded(hashToken(token))
        const shown = { id: randomUUID(), label, created_at: clock.now().toISOString() }
        const { numInsertedOrUpdatedRows } = await database
          .insertInto('token')
          .values({ hr_id, hash: hashToken(token), revoked_at: null, ...shown })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 1n) {
          await forgetRevoked(database, hr_id, hashToken(token))
          if (replaces !== undefined) await copyReceipts(database, hr_id, replaces, shown.id)
          return { status: 201, body: { ...shown, token } }
        }
        const message = `The property ${hr_id} has this token already, or had it before it was revoked. Choose another.`
        throw refused('already_exists', message)
      }, hr_id),

    revokeToken: ({ path: { hr_id, token_id } }) =>
      storage.write(async (database) => {
        await findProperty(database, hr_id)
        const token = await database
          .updateTable('token')
          .set((its) => ({ revoked_at: its.fn.coalesce('revoked_at', its.val(clock.now().toISOString())) }))
          .where(({ and }) => and({ hr_id, id: token_id }))
          .returning('id')
          .executeTakeFirst()
        if (token) return { status: 204 }
        throw refused('not_found', noToken(hr_id, token_id))
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}

const knownToAll = {
  path: 'token',
  code: 'invalid_value',
  message: `Everybody knows the token ${demoToken.token}; it is good where the server runs with --demo. Choose another.`,
} as const

const beginning = { created_at: '', id: '' }

/** @throws {Refused} 422 */
async function placeOf(database: Database, hrId: string, id: string): Promise<typeof beginning> {
  const token = await findRow(database, 'token', { hr_id: hrId, id }, ['created_at', 'id'])
  if (token) return token
  throw noSuchPlace()
}

/** @throws {Refused} 422, also when it was revoked so long ago that nobody knows what was delivered to it */
async function checkReplaced(database: Database, hrId: string, id: string, now: Date): Promise<void> {
  const token = await findRow(database, 'token', { hr_id: hrId, id }, ['revoked_at'])
  if (token && (token.revoked_at ?? oldestReplaced(now)) >= oldestReplaced(now)) return
  const message = token
    ? `The token ${id} was revoked more than ${revokedDaysKept} days ago, and what was delivered to it is not known any more. Leave replaces out.`
    : noToken(hrId, id)
  throw refusedAt({ path: 'replaces', code: 'unknown_reference', message })
}

const noToken = (hrId: string, id: string) =>
  `The property ${hrId} has no token with the id ${id}. See the list of its tokens.`

const receiptsAtOnce = 2000

/** Copies what was delivered to one token to another, batch by batch, so that others have their turn. */
async function copyReceipts(database: Database, hrId: string, from: string, to: string): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const begin: string = after
    const next = database
      .selectFrom('receipt')
      .where(({ and }) => and({ hr_id: hrId, token_id: from }))
      .where('hr_number', '>', begin)
      .orderBy('hr_number')
      .limit(receiptsAtOnce)
    await database
      .insertInto('receipt')
      .columns(['hr_id', 'token_id', 'hr_number', 'change', 'delivered_at'])
      .expression((its) =>
        next.select(['hr_id', its.val(to).as('token_id'), 'hr_number', 'change', 'delivered_at']),
      )
      .execute()
    const last = await next
      .clearLimit()
      .select('hr_number')
      .limit(1)
      .offset(receiptsAtOnce - 1)
      .executeTakeFirst()
    after = last?.hr_number
  }
}
