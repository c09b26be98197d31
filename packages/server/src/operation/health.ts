import type { App } from '../http/app.ts'
import type { DiskSpace } from '../http/disk-space.ts'
import type { Role } from '../server-options.ts'
import type { Storage } from '../storage/open-storage.ts'

/** What keeps a server from doing its work. */
type Obstacle = 'starting' | 'stopping' | 'disk_full' | 'database_held'

/** Whether the server can do its work. */
export type Health = {
  /** To be called once both APIs listen. */
  started(): void
  /** To be called before they stop. */
  stopping(): void
  /** What keeps it from working now; nothing where it is ready. */
  obstacles(): Obstacle[]
  /** What this process does of all that the service does. */
  role: Role
}

type HealthParts = {
  role: Role
  storage: Pick<Storage, 'write'>
  diskSpace: Pick<DiskSpace, 'suffices'>
}

/** Many changes at a time may hold up the trial for a while. */
const longestTrialMs = 2_000

/** Tries with each look, in an empty transaction, whether the database takes changes: nothing is written to the disk. */
export function healthOf({ role, storage, diskSpace }: HealthParts): Health {
  let isStarting = true
  let isStopping = false
  let hasFailed = false
  let triedSince: number | undefined
  const tryWrite = async () => {
    triedSince = performance.now()
    // Of a property that nobody has, so that it holds up no other write.
    hasFailed = await storage.write(async () => false, '').catch(() => true)
    triedSince = undefined
  }
  return {
    role,
    started: () => {
      isStarting = false
    },
    stopping: () => {
      isStopping = true
    },
    obstacles: () => {
      const isSlow = triedSince !== undefined && performance.now() - triedSince > longestTrialMs
      const found: [Obstacle, boolean][] = [
        ['starting', isStarting],
        ['stopping', isStopping],
        ['disk_full', !diskSpace.suffices()],
        ['database_held', hasFailed || isSlow],
      ]
      if (triedSince === undefined) void tryWrite()
      return found.flatMap(([obstacle, isThere]) => (isThere ? [obstacle] : []))
    },
  }
}

/**
 * Adds what a supervisor asks without a token: whether the process answers, and whether it can do its work. Neither says
 * anything of hotels. Once the server takes no more requests, both are a 503 as all else is.
 */
export function addHealth(app: App, health: Health): void {
  const options = { config: { operation: 'health' } }
  app.get('/health/live', options, (_request, reply) => reply.send('{"status":"ok"}'))
  app.get('/health/ready', options, (_request, reply) => {
    const obstacles = health.obstacles()
    if (obstacles.length === 0) return reply.send(JSON.stringify({ status: 'ok', role: health.role }))
    return reply.code(503).send(JSON.stringify({ status: 'not_ready', reasons: obstacles }))
  })
}
