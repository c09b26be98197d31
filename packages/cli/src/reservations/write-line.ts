import { fsync } from 'node:fs'
import { promisify } from 'node:util'
import type { OnReservation } from '@innwire/sync'
import { endsWithinLine, isFile } from '../standard-output.ts'

const onDisk = promisify(fsync)

/**
 * Takes each change by writing it to standard output as a line of JSON. It is taken when the system has the line; where the
 * output is a file, when the disk has it.
 */
export function byLine(): OnReservation {
  const { fd } = process.stdout
  const keeps = isFile()
  // The change of a torn line comes again, and must not be swallowed by it.
  let begin = endsWithinLine() ? '\n' : ''
  return async ({ key, first, masterRoom, reservation }) => {
    const line = JSON.stringify({ key, first, master_room: masterRoom, reservation })
    const text = `${begin}${line}\n`
    begin = ''
    await new Promise<void>((resolve, reject) =>
      process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
    )
    if (keeps) await onDisk(fd)
  }
}
