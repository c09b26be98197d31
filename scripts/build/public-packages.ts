import { readdir, readFile } from 'node:fs/promises'
import { root } from './root.ts'

type Manifest = {
  name: string
  version: string
  private?: boolean
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
}

/** The packages that npm would publish. */
export async function publicPackages(): Promise<(Manifest & { folder: string })[]> {
  const folders = await readdir(`${root}packages`)
  const manifests = await Promise.all(
    folders.map(async (folder) => ({
      folder: `packages/${folder}`,
      ...(JSON.parse(await readFile(`${root}packages/${folder}/package.json`, 'utf8')) as Manifest),
    })),
  )
  return manifests.filter((manifest) => !manifest.private)
}
