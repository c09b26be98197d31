import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, statSync } from 'node:fs'

const mark = 'innwire-sha256:'
const markedLength = mark.length + 64
const bytesAtOnce = 1_000_000

/** Writes the checksum of a database file behind its last page, where SQLite reads nothing. */
export function appendChecksum(file: string): void {
  appendFileSync(file, `${mark}${hashOf(file, statSync(file).size)}`)
}

/** Whether a file is as it was when its checksum was written; undefined where it has no checksum. */
export function isUnchanged(file: string): boolean | undefined {
  const length = Math.max(0, statSync(file).size - markedLength)
  const end = textFrom(file, length)
  return end.startsWith(mark) ? end === `${mark}${hashOf(file, length)}` : undefined
}

function hashOf(file: string, length: number): string {
  const hash = createHash('sha256')
  read(file, 0, length, (bytes) => hash.update(bytes))
  return hash.digest('hex')
}

function textFrom(file: string, from: number): string {
  const parts: Buffer[] = []
  read(file, from, from + markedLength, (bytes) => parts.push(Buffer.from(bytes)))
  return Buffer.concat(parts).toString('latin1')
}

function read(file: string, from: number, to: number, take: (bytes: Uint8Array) => void): void {
  const opened = openSync(file, 'r')
  try {
    const bytes = new Uint8Array(Math.min(bytesAtOnce, to - from))
    for (let at = from; at < to; ) {
      const number = readSync(opened, bytes, 0, Math.min(bytes.length, to - at), at)
      if (number === 0) return
      take(bytes.subarray(0, number))
      at += number
    }
  } finally {
    closeSync(opened)
  }
}
