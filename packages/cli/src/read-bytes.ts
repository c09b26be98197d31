import { constants, type FileHandle, open } from 'node:fs/promises'
import { WrongUse } from './failure.ts'

/** A file is read whole before anything is sent, so it has to fit into memory. */
const mostBytes = 64 * 1024 * 1024

/**
 * Reads a file of a person.
 * @param path `-` for standard input
 * @param name as messages have it
 * @throws {WrongUse} when it cannot be read, or is too large to be read
 */
export async function bytesOf(path: string, name: string): Promise<Buffer> {
  try {
    return path === '-' ? await bounded(process.stdin, name) : await readHandle(await open(path), name)
  } catch (error) {
    if (error instanceof WrongUse) throw error
    throw new WrongUse(`${name} cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}

/**
 * Reads a file that somebody else has put there: a link may lead to what only we may read, and a pipe may never end.
 * @throws {WrongUse} the same; or when it is no file
 */
export async function bytesOfFile(path: string): Promise<Buffer> {
  // Windows has no such flags.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  return readHandle(handle, path, true)
}

async function readHandle(handle: FileHandle, name: string, isFile = false): Promise<Buffer> {
  try {
    const found = await handle.stat()
    if (isFile && !found.isFile()) throw new WrongUse(`${name} is no file. Put files there.`)
    if (found.size > mostBytes) throw tooLarge(name)
    return await bounded(handle.createReadStream({ autoClose: false }), name)
  } finally {
    await handle.close()
  }
}

/** Its size says nothing of a pipe, or of a file that grows. */
async function bounded(source: AsyncIterable<Buffer>, name: string): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of source) {
    parts.push(part)
    bytes += part.length
    if (bytes > mostBytes) throw tooLarge(name)
  }
  return Buffer.concat(parts)
}

const tooLarge = (name: string) =>
  new WrongUse(`${name} is larger than ${mostBytes / 1024 / 1024} MiB. Split it into several.`)
