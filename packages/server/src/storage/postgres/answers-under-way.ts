import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type AnswerUnderWay, leaseMs } from '../processes.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'
import { hasEnded, isTooLong, leaseEnd } from './lease.ts'

/** After how long it is looked again whether an answer was sent; each further time after twice as long, up to the longest. */
const lookMs = 25
const longestLookMs = 400
const renewMs = leaseMs / 3

const leased = sql.raw(leaseEnd)

/** Asked by a poll that has found one, and again until there is none. */
const present = `select id, ${isTooLong} as "isTooLong"
  from answer_under_way where hr_id = $1 and token_id = $2 and not ${hasEnded}`

type Row = { hr_id: string; token_id: string; id: number }
type Present = Pick<Row, 'id'> & { isTooLong: boolean }

/**
 * The answers that are on their way to tokens, in the table `answer_under_way`. Each is a lease, which its process renews
 * until the receipt is stored: an answer may be read slowly, and its receipt may wait for other writes of the hotel, or for a
 * connection. It does not matter whether the process is connected at this moment.
 */
export function answersUnderWay(read: Database) {
  /** Those of this process. */
  const own = new Map<number, Row>()
  const column = <Name extends keyof Row>(name: Name) => Array.from(own.values(), (row) => row[name])
  let isRenewing = false
  async function renew() {
    if (isRenewing || own.size === 0) return
    isRenewing = true
    try {
      // One that is being removed at this moment is left alone, and not waited for.
      await sql`with its as (
          select hr_id, token_id, id from answer_under_way
          where (hr_id, token_id, id) in (select * from unnest(
            ${column('hr_id')}::text[], ${column('token_id')}::text[], ${column('id')}::bigint[]))
          for update skip locked)
        update answer_under_way as answer set until = ${leased} from its
        where answer.hr_id = its.hr_id and answer.token_id = its.token_id and answer.id = its.id`.execute(
        read,
      )
    } catch {
      // The next time comes before the lease is over.
    } finally {
      isRenewing = false
    }
  }
  const timer = setInterval(() => void renew(), renewMs).unref()

  /**
   * Cuts leases of before the clock of the database was set back, perhaps by a day, down to the usual length: whoever is still
   * there renews its own, and for one that is gone nobody waits that long.
   */
  const shorten = (hrId: string, tokenId: string) =>
    sql`
    update answer_under_way set until = ${leased}
    where (hr_id, token_id, id) in (
      select hr_id, token_id, id from answer_under_way
      where hr_id = ${hrId} and token_id = ${tokenId} and ${sql.raw(isTooLong)} for update skip locked)
    and hr_id = ${hrId}`.execute(read)

  /** The polls that wait for answers of other processes, by token: one look is for all of them. */
  const polls = new Map<string, PromiseWithResolvers<void>[]>()
  async function look(hrId: string, tokenId: string, key: string, waiting: PromiseWithResolvers<void>[]) {
    for (let waitMs = lookMs; waiting.length > 0; ) {
      // Who comes during a look waits for the next one: an answer may have begun since.
      const asking = waiting.splice(0)
      try {
        const rows = (await runSql(read, present, [hrId, tokenId])) as Present[]
        if (rows.some(({ isTooLong }) => isTooLong)) await shorten(hrId, tokenId)
        if (rows.every(({ id }) => own.has(id))) {
          for (const { resolve } of asking) resolve()
          continue
        }
      } catch (error) {
        for (const { reject } of asking) reject(error)
        continue
      }
      waiting.unshift(...asking)
      await setTimeout(waitMs)
      waitMs = Math.min(2 * waitMs, longestLookMs)
    }
    // In the same step in which nobody waits: whoever came between the two would wait for ever.
    polls.delete(key)
  }

  return {
    sending: async (hrId: string, tokenId: string): Promise<AnswerUnderWay> => {
      const { rows } = await sql<Row>`
        with forgotten as (delete from answer_under_way
          where hr_id = ${hrId} and token_id = ${tokenId} and ${sql.raw(hasEnded)})
        insert into answer_under_way (hr_id, token_id, until)
          values (${hrId}, ${tokenId}, ${leased}) returning hr_id, token_id, id`.execute(read)
      const [row] = rows as [Row]
      own.set(row.id, row)
      return {
        remove: async (database = read) => {
          await sql`delete from answer_under_way
            where hr_id = ${hrId} and token_id = ${tokenId} and id = ${row.id}`.execute(database)
        },
        over: () => void own.delete(row.id),
      }
    },
    sent: (hrId: string, tokenId: string): Promise<void> => {
      const poll = Promise.withResolvers<void>()
      const key = JSON.stringify([hrId, tokenId])
      const others = polls.get(key)
      if (others) others.push(poll)
      else {
        const waiting = [poll]
        polls.set(key, waiting)
        void look(hrId, tokenId, key, waiting)
      }
      return poll.promise
    },
    close: () => clearInterval(timer),
  }
}
