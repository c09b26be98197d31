import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { OnReservation, ReservationChange } from '@innwire/sync'
import { waysToGive } from '../settings/settings.ts'

/** A command whose time is up is asked to end, and after so long made to. */
const graceMs = 5000
const hasGroups = process.platform !== 'win32'

type Surroundings = { env?: Record<string, string>; folder?: string; output?: 'inherit' | 'stderr' }

/**
 * Takes each change by a command of the shell, with the reservation as JSON on its standard input and the rest in its
 * environment. It has taken the change when it ends with 0.
 * @param more of its environment, its working folder, and where its output goes: ours by default
 */
export const byCommand =
  (command: string, { env = {}, folder, output = 'inherit' }: Surroundings = {}): OnReservation =>
  async (change) => {
    const child = spawn(command, {
      shell: true,
      cwd: folder,
      stdio: ['pipe', output === 'stderr' ? process.stderr : 'inherit', 'inherit'],
      // It needs no token, and programs show their environment when they fail.
      env: { ...process.env, [waysToGive.token.variable]: undefined, ...env, ...environmentOf(change) },
      // In a group of its own: Ctrl-C at the terminal lets it finish, and its time limit ends all that it has started.
      detached: hasGroups,
    })
    const end = (signal: NodeJS.Signals) => {
      try {
        if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal)
        else child.kill(signal)
      } catch {
        // It has ended meanwhile.
      }
    }
    let kill: NodeJS.Timeout | undefined
    const timeIsUp = () => {
      end('SIGTERM')
      kill = setTimeout(end, graceMs, 'SIGKILL')
    }
    change.signal.addEventListener('abort', timeIsUp, { once: true })
    // One that ends without reading its input is no failure.
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${JSON.stringify(change.reservation)}\n`)
    try {
      const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
      if (code !== 0)
        throw new Error(
          code === null ? `The command was ended by ${signal}.` : `The command ended with ${code}.`,
        )
    } finally {
      clearTimeout(kill)
      change.signal.removeEventListener('abort', timeIsUp)
    }
  }

function environmentOf({ key, reservation, first, masterRoom, attempt }: ReservationChange) {
  const { hr_number, state } = reservation
  return {
    INNWIRE_KEY: key,
    // No variable can have a NUL in it.
    INNWIRE_HR_NUMBER: String(hr_number).replaceAll('\0', ''),
    INNWIRE_STATE: String(state ?? '').replaceAll('\0', ''),
    INNWIRE_FIRST: first ? '1' : '0',
    INNWIRE_MASTER_ROOM: masterRoom ? '1' : '0',
    INNWIRE_ATTEMPT: String(attempt),
  }
}
