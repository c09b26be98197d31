import { type Access, type Answer, call } from './call.ts'
import type { Sent } from './grown-requests.ts'
import type { WatchedServer } from './watch.ts'

/** Time in which the process does nothing else, in milliseconds of its own work. */
export const longestTurnMs = 100

/** What takes too long, does so each time; a turn of the garbage collector comes now and then. */
export const mostTries = 3

/** An answer, with the longest work in one go, all the work, and the bytes that were written. */
export type Measured = Answer & { cpuMs: number; workMs: number; written: number }

/**
 * Sends a request and measures it. One that took long is sent again: what the request needs, it needs every time. The
 * answer and what was written are those of the first time.
 */
export async function measure(server: WatchedServer, sent: Sent, access: Access): Promise<Measured> {
  const before = server.databaseBytes()
  await server.blocked()
  const answer = await call(server, sent, access)
  let { cpuMs, workMs } = await server.blocked()
  const written = server.databaseBytes() - before
  for (let time = 1; time < mostTries && cpuMs >= longestTurnMs; time += 1) {
    await call(server, sent, access)
    const again = await server.blocked()
    cpuMs = Math.min(cpuMs, again.cpuMs)
    workMs = Math.min(workMs, again.workMs)
  }
  return { ...answer, cpuMs, workMs, written }
}
