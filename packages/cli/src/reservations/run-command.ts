import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { OnReservation, ReservationChange } from '@innwire/sync'
import { waysToGive } from '../settings/settings.ts'

/** A command whose time is up is asked to end, and after so long made to. */
const graceMs = 5000
const hasGroups = process.platform !== 'win32'

type Surroundings = { folder?: string; output?: 'inherit' | 'stderr' }

/**
 * Takes each change by a command of the shell, with the reservation as JSON on its standard input and the rest in its
 * environment. It has taken the change when it ends with 0. One whose time is up is ended with all that it has started, which may
 * outlive its shell, before the reservation has the next one.
 * @param hrId said to the command, which may be that of many hotels
 * @param surroundings its working folder, and where its output goes: ours by default
 */
export function byCommand(
  command: string,
  hrId: string,
  { folder, output = 'inherit' }: Surroundings = {},
): OnReservation {
  /** By reservation: the command that is being ended. */
  const ending = new Map<string, Promise<void>>()
  return async (change) => {
    const number = String(change.reservation.hr_number)
    await ending.get(number)
    const child = spawn(command, {
      shell: true,
      cwd: folder,
      stdio: ['pipe', output === 'stderr' ? process.stderr : 'inherit', 'inherit'],
      // It needs no token, and programs show their environment when they fail.
      env: {
        ...process.env,
        [waysToGive.token.variable]: undefined,
        [waysToGive.hrId.variable]: hrId,
        ...environmentOf(change),
      },
      // In a group of its own: Ctrl-C at the terminal lets it finish, and its time limit ends all that it has started.
      detached: hasGroups,
    })
    const timeIsUp = () => {
      const ended = end(child).finally(() => ending.delete(number))
      ending.set(number, ended)
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
      change.signal.removeEventListener('abort', timeIsUp)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const send = (signal: NodeJS.Signals) => {
    try {
      if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch {
      // It has ended meanwhile.
    }
  }
  send('SIGTERM')
  await pause(graceMs)
  send('SIGKILL')
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
