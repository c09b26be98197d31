import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { NotDone } from './failure.ts'

const { stdout } = process

/**
 * Where standard output is a file, a write either writes all of it or fails: Node's stream takes the part that a nearly full
 * disk has room for as the whole.
 */
export function writeWhole(): void {
  if (!isFile()) return
  stdout._write = (chunk, _encoding, done) => {
    try {
      writeFileSync(stdout.fd, chunk)
    } catch (error) {
      return done(error as Error)
    }
    done()
  }
}

/** Whoever read standard output has closed the pipe (`| head`), or the terminal is gone. */
export const isReaderGone = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'EPIPE' || (code === 'EIO' && stdout.isTTY)

/** What a person is told of an output that cannot be written, such as on a full disk. */
export const outputFailed = ({ message }: Error): NotDone =>
  new NotDone(
    `Standard output cannot be written: ${message}. See to what it goes to, such as a full disk, and run innwire again.`,
  )

export const isFile = (): boolean => fstatSync(stdout.fd).isFile()

/** Whether it is a file that ends within a line, as a full disk or a power cut leaves it; also where that cannot be read. */
export function endsWithinLine(): boolean {
  const { size } = fstatSync(stdout.fd)
  if (!isFile() || size === 0) return false
  try {
    // It is open for writing only.
    const reader = openSync(`/dev/fd/${stdout.fd}`, 'r')
    try {
      const last = Buffer.alloc(1)
      readSync(reader, last, 0, 1, size - 1)
      return last.toString() !== '\n'
    } finally {
      closeSync(reader)
    }
  } catch {
    return true
  }
}
