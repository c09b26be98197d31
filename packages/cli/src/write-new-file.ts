import { access, writeFile } from 'node:fs/promises'
import { WrongUse } from './failure.ts'

/** Before a request is spent on what is to be in it. @throws {WrongUse} where the file is there */
export async function refusePresent(file: string): Promise<void> {
  const isPresent = await access(file).then(
    () => true,
    () => false,
  )
  if (isPresent) throw isThere(file)
}

/** Writes over no file of a person. @throws {WrongUse} where it is there, or cannot be written */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? isThere(file) : notWritten(`${error.message}.`)
  })
}

const notWritten = (why: string) => new WrongUse(`${why} Nothing was written: give another file.`)
const isThere = (file: string) => notWritten(`${file} is there already.`)
