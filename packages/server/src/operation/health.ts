import { setTimeout } from 'node:timers/promises'
import type { ClockCheck } from '../clock-check.ts'
import type { App } from '../http/app.ts'
import type { DiskSpace } from '../http/disk-space.ts'
import type { ProcessRole } from '../server-options.ts'
import { DatabaseReadOnly, DatabaseUnreachable } from '../storage/errors.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Shared } from '../storage/processes.ts'

/** What keeps a server from doing its work. */
type Obstacle = 'starting' | 'stopping' | 'disk_full' | ObstacleToWrites | 'not_listening' | 'wrong_clock'
type ObstacleToWrites = 'database_away' | 'database_held' | 'database_read_only'

/** Whether the server can do its work. */
export type Health = ReturnType<typeof healthOf>

type HealthParts = {
  role: ProcessRole
  storage: Pick<Storage, 'write'> & { shared: Pick<Shared, 'isListening'> | undefined }
  diskSpace: Pick<DiskSpace, 'suffices'>
  clockCheck: Pick<ClockCheck, 'isWrong'>
}

/** Many changes at a time may hold up the trial for a while. Whoever asks waits for it for so long. */
const longestTrialMs = 2_000

/** Tries with each look, in an empty transaction, whether the database takes changes: nothing is written to the disk. */
export function healthOf({ role, storage, diskSpace, clockCheck }: HealthParts) {
  let isStarting = true
  let isStopping = false
  let trial: { since: number; outcome: Promise<ObstacleToWrites | undefined> } | undefined
  const tryWrite = () => {
    // Of a property that nobody has, so that it holds up no other write.
    const outcome = storage.write(async () => undefined, '').catch(obstacleOf)
    const its = { since: performance.now(), outcome }
    void outcome.then(() => {
      trial = undefined
    })
    return its
  }
  /** What keeps the database from taking changes, by a trial that began for this look or is still under way. */
  const obstacleToWrites = () => {
    trial ??= tryWrite()
    const leftMs = Math.max(0, trial.since + longestTrialMs - performance.now())
    return Promise.race([trial.outcome, setTimeout(leftMs, 'database_held' as const, { ref: false })])
  }
  return {
    /** What this process does of all that the service does. */
    role,
    /** To be called once both APIs listen. */
    started: () => {
      isStarting = false
    },
    /** To be called before they stop. */
    stopping: () => {
      isStopping = true
    },
    obstacleToWrites,
    /** What keeps it from working now; nothing where it is ready. */
    obstacles: async () => {
      const toWrites = await obstacleToWrites()
      const found: [Obstacle | undefined, boolean][] = [
        ['starting', isStarting],
        ['stopping', isStopping],
        ['disk_full', !diskSpace.suffices()],
        [toWrites, true],
        // Who only answers goes by the rows.
        ['not_listening', role !== 'api' && storage.shared?.isListening() === false],
        ['wrong_clock', clockCheck.isWrong()],
      ]
      return found.flatMap(([obstacle, isThere]) => (obstacle && isThere ? [obstacle] : []))
    },
  }
}

function obstacleOf(error: unknown): ObstacleToWrites {
  if (error instanceof DatabaseReadOnly) return 'database_read_only'
  return error instanceof DatabaseUnreachable ? 'database_away' : 'database_held'
}

/**
 * Adds what a supervisor asks without a token: whether the process answers, and whether it can do its work. Neither says
 * anything of hotels. Once the server takes no more requests, both are a 503 as all else is.
 */
export function addHealth(app: App, health: Health): void {
  const options = { config: { operation: 'health' } }
  app.get('/health/live', options, (_request, reply) => reply.send('{"status":"ok"}'))
  app.get('/health/ready', options, async (_request, reply) => {
    const obstacles = await health.obstacles()
    if (obstacles.length === 0) return reply.send(JSON.stringify({ status: 'ok', role: health.role }))
    return reply.code(503).send(JSON.stringify({ status: 'not_ready', reasons: obstacles }))
  })
}
