import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { openSync } from '../../src/open-sync.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'

/*
 * An engine in a process of its own. What its handler takes, it writes to a file, one JSON object a line: each key
 * once, also when it was killed in between.
 */

export type Setting = {
  baseUrl: string
  token: string
  hrId: string
  /** Of the store. */
  file: string
  /** What was taken. */
  log: string
  /** Kills itself between the answer of a poll that holds something and the saving of it. */
  diesBeforeSave?: boolean
}
export type Taken = { key: string; hr_number: string; guest: string; state: string; updated_at: string }

export const readLog = (log: string): Taken[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

if (process.argv[2]) await work(JSON.parse(process.argv[2]))

async function work({ file, log, diesBeforeSave, ...settings }: Setting) {
  const known = new Set(readLog(log).map(({ key }) => key))
  await openSync({
    ...settings,
    store: await sqliteStore(file),
    quota: { perMinute: 100_000, perDay: 10_000_000 },
    // The lease is long enough for a busy machine: an engine that stands still for longer gives the property up. Four
    // sweeps for what was lost go at once and then one each `sweepMs`, restarts included: after four kills and a poll
    // that crossed a sweep, the next one would be an hour away.
    pacing: { pollMs: 5, retryMs: 10, leaseMs: 2000, sweepMs: 2000 },
    onEvent: ({ type, message }) => {
      if (type === 'lease_lost') process.stderr.write(`worker ${process.pid}: ${message}\n`)
    },
    onReservation: async ({ key, reservation: { hr_number, guest, state, updated_at } }) => {
      if (known.has(key)) return
      known.add(key)
      appendFileSync(log, `${JSON.stringify({ key, hr_number, guest, state, updated_at })}\n`)
      await new Promise(setImmediate)
    },
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      const body = await answer.text()
      if (diesBeforeSave && String(input).includes('from_date') && body.includes('hr_number'))
        process.kill(process.pid, 'SIGKILL')
      return new Response(body, answer)
    },
  })
  process.stdout.write('open\n')
}
