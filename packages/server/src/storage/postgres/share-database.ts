import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Shared } from '../processes.ts'
import type { Database } from '../schema.ts'
import type { Address } from './address.ts'
import { answersUnderWay } from './answers-under-way.ts'
import { claimsOf } from './claims.ts'
import { compareClocks } from './clock-apart.ts'
import { countInWindows } from './count-in-windows.ts'
import { startListener } from './listener.ts'
import { channel } from './listening-connection.ts'
import type { LendingPool } from './pool.ts'
import { lockOf } from './transaction.ts'

/** A notification has at most 8,000 bytes. */
const mostBytes = 7_000
const attempts = 3
const againMs = 200

/** What is shared through PostgreSQL: LISTEN and NOTIFY, and tables that are no part of the service's state. */
export async function shareDatabase(
  address: Address,
  pool: LendingPool,
  read: Database,
): Promise<Omit<Shared, 'onSuperseded' | 'onCommitsLost' | 'lacksCommits'> & { close(): Promise<void> }> {
  const me = randomUUID()
  const listeners = new Map<string, ((items: never[]) => void)[]>()
  const lostListeners: ((why: string) => void)[] = []
  const missedListeners: (() => void)[] = []
  const missed = () => {
    for (const listen of missedListeners) listen()
  }
  const listener = await startListener(address, pool, {
    missed,
    heard: (payload) => {
      const notice = readNotice(payload)
      if (!notice || notice.from === me) return
      try {
        for (const listen of listeners.get(notice.subject) ?? []) listen(notice.items as never[])
      } catch {
        // What it was about is read anew.
        missed()
      }
    },
    lost: (why) => {
      for (const lost of lostListeners) lost(why)
    },
  })
  const answers = answersUnderWay(read)
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
      for (const some of inParts(items))
        await notify(JSON.stringify({ from: me, subject, items: some } satisfies Notice))
    },
    onTold: (subject, listen) => {
      listeners.set(subject, [...(listeners.get(subject) ?? []), listen])
    },
    isListening: listener.isOpen,
    onLost: (lost) => void lostListeners.push(lost),
    onMissed: (listen) => void missedListeners.push(listen),
    compareClocks: () => compareClocks(read),
    claims: claimsOf({ read, listener }),
    alone: (name, job) => listener.alone(lockOf('job', name), job),
    countInWindows: countInWindows(read),
    sending: answers.sending,
    sent: answers.sent,
    close: () => {
      answers.close()
      return listener.close()
    },
  }
}

type Notice = { from: string; subject: string; items: object[] }

/** Undefined where it is none of a process: whoever may connect to the database may say anything on the channel. */
function readNotice(payload: string): Notice | undefined {
  try {
    const { from, subject, items } = JSON.parse(payload) as Notice
    const isNotice =
      typeof from === 'string' &&
      Array.isArray(items) &&
      items.every((item) => typeof item === 'object' && item)
    return isNotice ? { from, subject, items } : undefined
  } catch {
    return undefined
  }
}

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
