import { printedBy } from './command.ts'

/** Packs workspaces into a folder as `npm publish` would, without the network. */
export async function npmPack(workspaces: string[], folder: string): Promise<void> {
  const chosen = workspaces.map((name) => `--workspace=${name}`)
  await printedBy('npm', ['pack', ...chosen, `--pack-destination=${folder}`, '--offline'])
}
