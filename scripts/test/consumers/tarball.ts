import { gunzipSync } from 'node:zlib'

const block = 512

/**
 * Reads what `npm pack` writes, so that no machine needs a `tar`.
 * @returns the content of each file by its path inside the package
 * @throws when an entry is neither a file nor a folder, which npm does not pack
 */
export function readTarball(tarball: Uint8Array): Map<string, Uint8Array> {
  const archive = gunzipSync(tarball)
  const files = new Map<string, Uint8Array>()
  for (let at = 0; archive[at]; ) {
    const text = (from: number, length: number) =>
      archive
        .toString('utf8', at + from, at + from + length)
        .split('\0', 1)
        .join()
    const path = [text(345, 155), text(0, 100)].filter(Boolean).join('/')
    const size = Number.parseInt(text(124, 12), 8)
    const type = text(156, 1)
    const content = archive.subarray(at + block, at + block + size)
    // Everything stands in one folder, whatever its name.
    if (type === '0' || type === '') files.set(path.slice(path.indexOf('/') + 1), content)
    else if (type !== '5') throw new Error(`The tarball's entry ${path} is of type ${type}, not a file.`)
    at += block + Math.ceil(size / block) * block
  }
  return files
}
