import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './root.ts'

/** Packs workspaces into a folder as `npm publish` would, without the network. */
export async function npmPack(workspaces: string[], folder: string): Promise<void> {
  const chosen = workspaces.map((name) => `--workspace=${name}`)
  await promisify(execFile)('npm', ['pack', ...chosen, `--pack-destination=${folder}`, '--offline'], {
    cwd: root,
  })
}
