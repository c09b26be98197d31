import { sql } from 'kysely'
import { type Claim, ClaimLost, type Claims, type WaitingLane } from '../processes.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'
import { hasEnded, isTooLong, leaseEnd } from './lease.ts'
import type { Listener } from './listener.ts'
import { lockOf } from './transaction.ts'

type Parts = { read: Database; listener: Pick<Listener, 'session' | 'isOpen' | 'query'> }

/** Taken over at a time, so that the properties of a process that is gone are shared out. */
const mostAtOnce = 500

/** The sessions that are there: of one that is gone, PostgreSQL has released the lock. */
const sessions = sql`select (classid::bigint << 32) | objid::bigint from pg_locks
  where locktype = 'advisory' and objsubid = 1 and granted`

const leased = sql.raw(leaseEnd)
/** The process of a claim that is too long may be paused for as long. */
const isFree = sql<boolean>`(${sql.raw(hasEnded)} or ${sql.raw(isTooLong)} or session not in (${sessions}))`
const present = 'select 1 from claim where hr_id = $1 and number = $2'
const ending = 'delete from claim where session = $1 and number = any($2::bigint[])'
const renewal = `update claim set until = ${leaseEnd} where session = $1 and number = any($2::bigint[])
  returning hr_id, number`

/**
 * Claims in the table `claim`. A claim changes hands only under the lock of its property: a write of that sees the claim that
 * counts until its commit.
 */
export function claimsOf({ read, listener }: Parts): Claims {
  return {
    take: async (hrIds) => {
      // The others would see nobody behind it.
      if (!listener.isOpen()) return []
      const { rows } = await sql<Row>`
        insert into claim (hr_id, session, number, until)
          select hr_id, ${listener.session()}, nextval('claim_number'), ${leased} from unnest(${hrIds}::text[]) as hr_id
        on conflict (hr_id) do nothing returning hr_id, number`.execute(read)
      return rows.map(claimOf)
    },
    takeOver: async () => {
      if (!listener.isOpen()) return []
      // In any order, so that several processes seldom want the same.
      // Where PostgreSQL has lost the connection and this process does not know it yet, others take them over.
      const free = await sql<Row>`select hr_id, number from claim
        where ${isFree} and ${listener.session()} in (${sessions})
        order by random() limit ${mostAtOnce}`.execute(read)
      const hrIds = free.rows.map(({ hr_id }) => hr_id)
      if (hrIds.length === 0) return []
      // A property that is written to now is left for the next time, instead of waiting for a process that may be paused.
      const locks = hrIds.map((hrId) => String(lockOf(hrId)))
      const { rows } = await sql<Row>`
        update claim set session = ${listener.session()}, number = nextval('claim_number'), until = ${leased}
        from unnest(${hrIds}::text[], ${locks}::bigint[]) as its (hr_id, lock)
        where claim.hr_id = its.hr_id and ${isFree} and pg_try_advisory_xact_lock(lock)
        returning claim.hr_id, number`.execute(read)
      return rows.map(claimOf)
    },
    renew: async (claims) => {
      const { rows } = await listener.query(renewal, [listener.session(), numbersOf(claims)])
      return rows.map(claimOf)
    },
    end: async (claims) => {
      // On the connection of the renewals: beside one, each could wait for the other.
      await listener.query(ending, [listener.session(), numbersOf(claims)])
    },
    expect: async (database, { hrId, number }) => {
      const found = await runSql(database, present, [hrId, number])
      if (found.length === 0) throw new ClaimLost(`Another process works for ${hrId}.`)
    },
    waiting: async () => {
      const { rows } = await sql<WaitingLane & { due_at: string }>`${waitingLanes}
        select lane.*, first.due_at from lane left join claim on claim.hr_id = lane.hr_id, ${firstOfLane} as first
        where claim.hr_id is null or claim.session = ${listener.session()}`.execute(read)
      return rows.map(({ due_at, ...lane }) => ({ lane, dueAt: due_at }))
    },
    longestWaiting: async (most) => {
      const { rows } = await sql<WaitingLane>`${waitingLanes}
        select lane.* from lane, ${firstOfLane} as first
        order by first.created_at limit ${most}`.execute(read)
      return rows
    },
  }
}

type Row = { hr_id: string; number: number }

const numbersOf = (claims: Claim[]) => claims.map(({ number }) => number)

const claimOf = ({ hr_id, number }: Row): Claim => ({ hrId: hr_id, number })

/** The delivery of a lane that must arrive next. */
const firstOfLane = sql`lateral (
  select created_at, due_at from delivery
  where due_at is not null and hr_id = lane.hr_id
    and channel_code = lane.channel_code and mapping_code = lane.mapping_code
  order by id limit 1)`

/** From lane to lane by the index, however much waits in each (loose index scan). */
const waitingLanes = sql`with recursive lane as (
    (select hr_id, channel_code, mapping_code from delivery where due_at is not null
      order by hr_id, channel_code, mapping_code limit 1)
    union all
    select next.* from lane, lateral (
      select hr_id, channel_code, mapping_code from delivery
      where due_at is not null
        and (hr_id, channel_code, mapping_code) > (lane.hr_id, lane.channel_code, lane.mapping_code)
      order by hr_id, channel_code, mapping_code limit 1) as next)`
