import { constants, type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostingNotice } from '@innwire/sync'
import { inputLines } from '../input-lines.ts'
import { rowOf } from './outcomes.ts'

/** Those of the last days are looked through for what was written before a crash. */
const daysRead = 2
/** Of each as much of its end: others may write into the folder, and no day of a hotel has more. */
const mostBytes = 64 * 1024 * 1024

/** Writes an outcome down, unless it is the last one of its bill already. */
export type WriteOutcome = (notice: Omit<PostingNotice, 'attempt' | 'signal'>) => Promise<unknown>

/** A file of a day, and by bill the outcome that was written there last. */
type Day = { name: string; last: Map<string, string> }

/**
 * Writes the outcomes of bills into a file of each day (UTC), a line of JSON each, in the order in which they came: the disk has
 * it before the engine forgets it. After a crash none is missing, and none is there twice. One that the last files have not is
 * written once more, with its `key`, when its bill is put in again.
 */
export function openOutcomes(folder: string, hrId: string): WriteOutcome {
  /** Read with the first outcome, when no other process writes any more: files that cannot be read keep nothing else waiting. */
  let days: Day[] | undefined
  let writing: Promise<unknown> = Promise.resolve()

  return ({ key, transactionId, invoiceNumber, posId, outcome }) => {
    const write = async () => {
      const { cashierMessage } = await import('@innwire/sync')
      days ??= await lastDays(folder, hrId)
      // It was written just before a crash, or its bill was put in again.
      if (days.findLast(({ last }) => last.has(transactionId))?.last.get(transactionId) === key) return
      const named = { transaction_id: transactionId, invoice_number: invoiceNumber, pos_id: posId }
      const at = new Date().toISOString()
      const line = { key, at, hr_id: hrId, ...rowOf(named, outcome, cashierMessage) }
      const day = dayAt(days, `${at.slice(0, 10)}.ndjson`)
      await append(join(folder, day.name), `${JSON.stringify(line)}\n`)
      day.last.set(transactionId, key)
    }
    const written = writing.then(write, write)
    writing = written
    return written
  }
}

/** Whoever reads goes from one file to the next one: behind that of a clock that was ahead, none of an earlier day is written. */
function dayAt(days: Day[], today: string): Day {
  const newest = days.at(-1)
  if (newest && newest.name >= today) return newest
  const day = { name: today, last: new Map() }
  days.push(day)
  days.splice(0, days.length - daysRead)
  return day
}

async function lastDays(folder: string, hrId: string): Promise<Day[]> {
  const days: Day[] = []
  for (const name of (await namesIn(folder)).slice(-daysRead)) {
    const last = new Map<string, string>()
    // Another hotel that had the folder may have a bill of the same id; an older version named no hotel.
    for await (const { hr_id, transaction_id, key } of linesIn(join(folder, name)))
      if (hr_id === undefined || hr_id === hrId) last.set(transaction_id, key)
    days.push({ name, last })
  }
  return days
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
    // `write` would take the part that a nearly full disk has room for as the whole.
    await handle.appendFile(line)
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
