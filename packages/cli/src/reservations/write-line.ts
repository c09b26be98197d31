import { fstatSync, fsync } from 'node:fs'
import { promisify } from 'node:util'
import type { OnReservation } from '@innwire/sync'

const onDisk = promisify(fsync)

/**
 * Takes each change by writing it to standard output as a line of JSON. It is taken when the system has the line; where the
 * output is a file, when the disk has it.
 */
export function byLine(): OnReservation {
  const { fd } = process.stdout
  const isFile = fstatSync(fd).isFile()
  return async ({ key, first, masterRoom, reservation }) => {
    const line = JSON.stringify({ key, first, master_room: masterRoom, reservation })
    await new Promise<void>((resolve, reject) =>
      process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
    )
    if (isFile) await onDisk(fd)
  }
}
