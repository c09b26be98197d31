import { glob, readFile } from 'node:fs/promises'
import { root } from '../build/root.ts'
import { contractFiles } from '../contract/contract.ts'

/** Where files say which version this is, beside the package.json of each package. */
const places: [files: string[], version: RegExp][] = [
  [[...Object.values(contractFiles), 'openapi/workflows/*.yaml'], /(?<=^ {2}version: )\d+\.\d+\.\d+$/gm],
  // The folder of the first installation; the upgrade there is an example with two versions.
  [['docs/production.md'], /(?<=--prefix \/opt\/innwire-|\.tgz\nln -sfn \/opt\/innwire-)\d+\.\d+\.\d+\b/g],
]

export type StatedVersions = {
  file: string
  versions: string[]
  /** The text of the file with another version in the place of each. */
  withVersion: (version: string) => string
}

/** @throws {Error} where a file says none any more */
export async function statedVersions(): Promise<StatedVersions[]> {
  const all = places.map(async ([globs, pattern]) => {
    const files = await Array.fromAsync(glob(globs, { cwd: root }))
    return Promise.all(files.map((file) => statedIn(file, pattern)))
  })
  return (await Promise.all(all)).flat()
}

async function statedIn(file: string, pattern: RegExp): Promise<StatedVersions> {
  const text = await readFile(root + file, 'utf8')
  const versions = text.match(pattern)
  if (!versions) throw new Error(`${file} says no version. Change scripts/release/stated-versions.ts.`)
  return { file, versions, withVersion: (version) => text.replace(pattern, version) }
}
