import { NoConnectionLeft } from '../errors.ts'
import type { Connection, ConnectionPool } from './pool.ts'

/** So long nothing is answered where a statement takes longer than most, in milliseconds: what comes then goes elsewhere. */
const slowMs = 5

type Shared = {
  connection: Connection
  underWay: number
  /** When the last statement was answered, or came to a connection on which none was under way. */
  movedAt: number
  /** Called when none is under way. */
  idle: () => void
}

export type SharedConnections = ConnectionPool & {
  /** Gives one of them back to the pool, once nothing is under way on it. */
  giveBack(): Promise<void>
}

/**
 * A pool whose connections are shared with others where PostgreSQL lets in no more: what the shared ones keep is never given
 * back, so that waiting for one of its own would last for ever.
 */
export const sharingWhenFull = (pool: ConnectionPool, shared: ConnectionPool): ConnectionPool => ({
  ...pool,
  connect: () =>
    pool.connect().catch((error) => {
      if (error instanceof NoConnectionLeft) return shared.connect()
      throw error
    }),
})

/**
 * Connections of a pool that many share at a time, for statements that every request has: what comes while one is under way
 * goes behind it, which takes a fifth of the time of a connection for each of them. All are given back at the end, which comes
 * before that of the pool.
 */
export function sharedConnections(pool: ConnectionPool, most: number): SharedConnections {
  let open: Shared[] = []
  let opening: Promise<void> | undefined
  const another = () => {
    opening ??= pool
      .connect()
      .then((connection) => {
        open.push({ connection, underWay: 0, movedAt: performance.now(), idle: () => {} })
      })
      .finally(() => {
        opening = undefined
      })
    return opening
  }
  const dropLost = () => {
    for (const { connection } of open.filter((one) => one.connection.isLost())) connection.release()
    open = open.filter((one) => !one.connection.isLost())
  }
  const leastBusy = () => open.toSorted((one, other) => one.underWay - other.underWay)[0]
  const isMoving = ({ underWay, movedAt }: Shared) => underWay === 0 || performance.now() - movedAt < slowMs
  async function next(): Promise<Shared> {
    if (open.some(({ connection }) => connection.isLost())) dropLost()
    const moving = open.find(isMoving)
    if (moving) return moving
    const isFirst = open.length === 0
    if (open.length < most)
      await another().catch((error) => {
        if (open.length === 0) throw error
      })
    // One more, so that one can be given back where the database has no other left.
    if (isFirst) another().catch(() => undefined)
    return leastBusy() ?? next()
  }
  return {
    connect: async () => {
      const one = await next()
      if (one.underWay === 0) one.movedAt = performance.now()
      one.underWay += 1
      return {
        ...one.connection,
        release: () => {
          one.underWay -= 1
          one.movedAt = performance.now()
          if (one.underWay === 0) one.idle()
        },
      }
    },
    giveBack: async () => {
      const one = leastBusy()
      if (!one) return
      open = open.filter((its) => its !== one)
      await new Promise<void>((resolve) => {
        one.idle = resolve
        if (one.underWay === 0) resolve()
      })
      one.connection.release()
    },
    end: async () => {
      await opening?.catch(() => undefined)
      for (const { connection } of open) connection.release()
      open = []
    },
  }
}
