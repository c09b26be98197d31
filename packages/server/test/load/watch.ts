import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

/**
 * In milliseconds: the longest time in one go, as work of the thread and by the clock on the wall; and all the work.
 * Work is told as on the machine for which limits are stated, however busy this one is.
 */
type Blocked = { cpuMs: number; wallMs: number; workMs: number }

/** What the server's process tells. */
type Opened = { url: string; controlUrl: string; controlToken: string }
/** In bytes; heap and buffers without what is garbage. */
export type Memory = { heap: number; resident: number; buffers: number }
export type Watched = Opened | { blocked: Blocked } | { memory: Memory }

/** The demo hotel in a process of its own, whose loop and database are watched. */
export type WatchedServer = Opened & {
  /** What its loop did since this was asked before. */
  blocked(): Promise<Blocked>
  /** What it holds, once all garbage is collected. */
  memory(): Promise<Memory>
  /** Where its database is. */
  file: string
  /** Bytes that the database has in use. */
  databaseBytes(): number
  stop(): Promise<void>
}

export async function watchServer(): Promise<WatchedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-watched-'))
  const file = join(folder, 'innwire.db')
  const child = fork(fileURLToPath(new URL('watched-server.ts', import.meta.url)), [file], {
    execArgv: ['--expose-gc'],
  })
  const opened = (await told(child)) as Opened
  const database = new DatabaseSync(file, { readOnly: true })
  const used = database.prepare(
    'select (page_count - freelist_count) * page_size as bytes from pragma_page_count, pragma_freelist_count, pragma_page_size',
  )
  return {
    ...opened,
    file,
    blocked: async () => {
      child.send('blocked')
      return ((await told(child)) as { blocked: Blocked }).blocked
    },
    memory: async () => {
      child.send('memory')
      return ((await told(child)) as { memory: Memory }).memory
    },
    databaseBytes: () => Number(used.get()?.bytes),
    stop: async () => {
      database.close()
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

function told(child: ChildProcess): Promise<Watched> {
  const { promise, resolve, reject } = Promise.withResolvers<Watched>()
  const ended = (code: number | null) => reject(new Error(`The server ended with code ${code}.`))
  child.once('exit', ended)
  child.once('message', (message) => {
    child.off('exit', ended)
    resolve(message as Watched)
  })
  return promise
}
