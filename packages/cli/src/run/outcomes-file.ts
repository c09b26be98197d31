import { constants, type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostingNotice } from '@innwire/sync'
import { rowOf } from '../postings/outcomes.ts'
import { inputLines } from './input-lines.ts'

/** Those of the last days are looked through for what was written before a crash. */
const daysRead = 2
/** Of each as much of its end: others may write into the folder, and no day of a hotel has more. */
const mostBytes = 64 * 1024 * 1024

/** Writes an outcome down, unless it is the last one of its bill already. */
export type WriteOutcome = (notice: Omit<PostingNotice, 'attempt' | 'signal'>) => Promise<unknown>

/**
 * Writes the outcomes of bills into a file of each day (UTC), a line of JSON each, in the order in which they came: the disk has
 * it before the engine forgets it. After a crash none is missing, and none is there twice. One of an
 * earlier day is written once more, with its `key`, when its bill is put in again after a start.
 */
export async function openOutcomes(folder: string, hrId: string): Promise<WriteOutcome> {
  const { cashierMessage } = await import('@innwire/sync')
  /** By bill: the outcome that was written last. */
  const last = new Map<string, string>()
  // Another hotel that had the folder may have a bill of the same id; an older version named no hotel.
  for (const name of (await namesIn(folder)).slice(-daysRead))
    for await (const { hr_id, transaction_id, key } of linesIn(join(folder, name)))
      if (hr_id === undefined || hr_id === hrId) last.set(transaction_id, key)
  let writing: Promise<unknown> = Promise.resolve()

  return ({ key, transactionId, invoiceNumber, posId, outcome }) => {
    const write = async () => {
      // It was written just before a crash, or its bill was put in again.
      if (last.get(transactionId) === key) return
      const named = { transaction_id: transactionId, invoice_number: invoiceNumber, pos_id: posId }
      const at = new Date().toISOString()
      const line = { key, at, hr_id: hrId, ...rowOf(named, outcome, cashierMessage) }
      await append(join(folder, `${at.slice(0, 10)}.ndjson`), `${JSON.stringify(line)}\n`)
      last.set(transactionId, key)
    }
    const written = writing.then(write, write)
    writing = written
    return written
  }
}

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name)).sort()

type Line = { hr_id?: string; transaction_id: string; key: string }

/** Nothing of a line that is none, as the last one that a crash has cut off. */
function lineOf(text: string): Line | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

async function* linesIn(file: string): AsyncGenerator<Line> {
  const handle = await openOwn(file, constants.O_RDONLY)
  try {
    const { size } = await handle.stat()
    const start = Math.max(0, size - mostBytes)
    for await (const text of inputLines(handle.createReadStream({ start, autoClose: false }))) {
      const line = lineOf(text ?? '')
      if (line) yield line
    }
  } finally {
    await handle.close()
  }
}

/** Others may write into the folder: a link in the place of a file would have ours written over, and a pipe never answers. */
async function openOwn(file: string, flags: number): Promise<FileHandle> {
  // Windows has no such flags.
  const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = await open(file, flags | O_NOFOLLOW | O_NONBLOCK, 0o660)
  if ((await handle.stat()).isFile()) return handle
  await handle.close()
  throw new Error(`${file} is no file. Remove it.`)
}

async function append(file: string, line: string): Promise<void> {
  const { O_RDWR, O_APPEND, O_CREAT } = constants
  const handle = await openOwn(file, O_RDWR | O_APPEND | O_CREAT)
  try {
    await dropTornLine(handle)
    await handle.write(line)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What a crash or a full disk has cut off comes again, whole. */
async function dropTornLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat()
  const part = Buffer.alloc(65_536)
  for (let end = size, found = -1; end > 0 && found === -1; end = Math.max(0, end - part.length)) {
    const from = Math.max(0, end - part.length)
    await handle.read(part, 0, end - from, from)
    found = part.subarray(0, end - from).lastIndexOf(newline)
    const whole = from + found + 1
    if ((found !== -1 || from === 0) && whole < size) await handle.truncate(whole)
  }
}

const newline = 10
