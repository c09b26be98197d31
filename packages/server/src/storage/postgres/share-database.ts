import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { leaseMs, type Shared } from '../processes.ts'
import type { Database } from '../schema.ts'
import type { Address } from './address.ts'
import { claimsOf, sessions } from './claims.ts'
import { channel, startListener } from './listener.ts'
import { lockOf } from './transaction.ts'

/** A notification has at most 8,000 bytes. */
const mostBytes = 7_000
const attempts = 3
const againMs = 200
/** How often it is looked whether an answer was sent. */
const lookMs = 25

/** What is shared through PostgreSQL: LISTEN and NOTIFY, and tables that are no part of the service's state. */
export async function shareDatabase(
  address: Address,
  read: Database,
): Promise<Shared & { close(): Promise<void> }> {
  const me = randomUUID()
  const listeners = new Map<string, ((items: never[]) => void)[]>()
  const missedListeners: (() => void)[] = []
  const listener = await startListener(address, {
    heard: (payload) => {
      const { from, subject, items } = JSON.parse(payload)
      if (from === me) return
      for (const listen of listeners.get(subject) ?? []) listen(items as never[])
    },
    missed: () => {
      for (const missed of missedListeners) missed()
    },
  })
  const notify = async (payload: string) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        await sql`select pg_notify(${channel}, ${payload})`.execute(read)
        return
      } catch {
        // Whoever listens has lost the connection, too, and looks for itself.
        if (attempt === attempts) return
        await setTimeout(againMs)
      }
  }
  return {
    tell: async (subject, items = []) => {
      for (const some of inParts(items)) await notify(JSON.stringify({ from: me, subject, items: some }))
    },
    onTold: (subject, listen) => {
      listeners.set(subject, [...(listeners.get(subject) ?? []), listen])
    },
    onMissed: (missed) => void missedListeners.push(missed),
    claims: claimsOf({ read, listener }),
    alone: (name, job) => listener.alone(lockOf('job', name), job),
    sending: async (hrId, tokenId) => {
      const { rows } = await sql<{ id: number }>`
        with forgotten as (delete from answer_under_way
          where hr_id = ${hrId} and token_id = ${tokenId} and until < clock_timestamp())
        insert into answer_under_way (hr_id, token_id, session, until)
          values (${hrId}, ${tokenId}, ${listener.session()}, clock_timestamp() + ${longest}) returning id`.execute(
        read,
      )
      const id = rows[0]?.id
      return async (database = read) => {
        await sql`delete from answer_under_way
          where hr_id = ${hrId} and token_id = ${tokenId} and id = ${id}`.execute(database)
      }
    },
    sent: async (hrId, tokenId) => {
      for (;;) {
        const { rows } = await sql`select 1 from answer_under_way
          where hr_id = ${hrId} and token_id = ${tokenId} and until > clock_timestamp()
            and session <> ${listener.session()} and session in (${sessions}) limit 1`.execute(read)
        if (rows.length === 0) return
        await setTimeout(lookMs)
      }
    },
    close: listener.close,
  }
}

const longest = sql.raw(`${leaseMs} * interval '1 millisecond'`)

/** So that each part fits into a notification. */
function inParts(items: object[]): object[][] {
  const parts: object[][] = [[]]
  let bytes = 0
  for (const item of items) {
    const length = Buffer.byteLength(JSON.stringify(item)) + 1
    if (bytes > 0 && bytes + length > mostBytes) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(item)
    bytes += length
  }
  return parts
}
