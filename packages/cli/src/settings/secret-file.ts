import { open } from 'node:fs/promises'

/** A secret of a file, and what a person should know of that file. */
export type SecretFile = { text: string; warning: string | undefined }

/** A token has 4000 characters at most; behind that, a file is something else. */
const mostBytes = 65_536
/** The bits by which every user of the machine may read a file, or write it. */
const forOthers = 0o006

/** @throws when it cannot be read, or is too large */
export async function readSecretFile(path: string): Promise<SecretFile> {
  const handle = await open(path)
  try {
    const found = await handle.stat()
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes > mostBytes) throw new Error(`it has more than ${mostBytes.toLocaleString('en')} bytes`)
    }
    // Windows has no such bits, and a pipe is there for its reader alone.
    const isOpen = process.platform !== 'win32' && found.isFile() && (found.mode & forOthers) !== 0
    const warning = `Every user of this machine may use ${path}, which holds a secret. Run chmod o= on it, and have a new one made.`
    return { text: Buffer.concat(parts).toString().trim(), warning: isOpen ? warning : undefined }
  } finally {
    await handle.close()
  }
}
