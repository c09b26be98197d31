import type { OnReservation } from '@innwire/sync'
import { byCommand } from '../reservations/run-command.ts'
import { checkNames, type Refuse } from './config-values.ts'
import type { Path } from './json-places.ts'
import { byPost } from './post-reservation.ts'
import { readSecret } from './secret.ts'

/** What takes the reservations of a hotel. */
export type Receiver = { exec: string; folder: string } | { url: string; secret: string }

/** Anybody who guesses it could send the PMS bookings. */
const leastSecret = 16

type Around = {
  folder: string
  environment: Record<string, string | undefined>
  refuse: Refuse
  warnings: Set<string>
  secretVariables: Set<string>
}

/** @returns undefined where it is wrong, which is refused */
export async function readReceiver(
  given: unknown,
  path: Path,
  around: Around,
): Promise<Receiver | undefined> {
  const { refuse } = around
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse(path, 'Give {"exec": "command"}, {"url": "https://…", "secretFile": "…"}, or false.')
  const values = given as Record<string, unknown>
  checkNames(values, path, ['exec', 'url', 'secretFile', 'secretVariable'], refuse)
  const { exec, url } = values
  if ((exec === undefined) === (url === undefined)) return refuse(path, 'Give exec or url, one of them.')
  if (exec !== undefined) {
    if (typeof exec === 'string' && exec.trim() !== '') return { exec, folder: around.folder }
    return refuse([...path, 'exec'], 'Give a command of the shell.')
  }
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  if (!address || !['http:', 'https:'].includes(address.protocol))
    return refuse([...path, 'url'], 'Give an http or https address.')
  if (address.username || address.password)
    return refuse([...path, 'url'], 'Leave user and password out: the signature says who sends.')
  const why = `the secret by which ${address.host} knows who sends, ${leastSecret} characters or more`
  const at = (name: string) =>
    Object.hasOwn(values, name) ? { value: values[name], path: [...path, name] } : undefined
  const secret = await readSecret(at, path, 'secret', { ...around, why })
  if (secret === undefined) return undefined
  if (secret.length < leastSecret)
    return refuse(path, `The secret is short, and could be guessed. Give ${why}.`)
  return { url: address.href, secret }
}

/** @param hrId said to the receiver, which may be that of many hotels */
export const handlerOf = (receiver: Receiver, hrId: string): OnReservation =>
  'exec' in receiver
    ? byCommand(receiver.exec, hrId, { folder: receiver.folder, output: 'stderr' })
    : byPost({ ...receiver, hrId })
