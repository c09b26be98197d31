import { writeSync } from 'node:fs'

/**
 * Where log lines go. A line that cannot be written, because the disk is full or the pipe is closed, is lost, and the next
 * line says how many were: the log must not end the service. pino's own destination retries such a line for ever when the
 * process ends.
 */
export function standardError() {
  let lost = 0
  return {
    write(line: string) {
      try {
        if (lost > 0) {
          writeSync(
            2,
            `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'Log lines could not be written.' })}\n`,
          )
          lost = 0
        }
        writeSync(2, line)
      } catch {
        lost += 1
      }
    },
  }
}
