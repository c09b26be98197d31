import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { root } from './build/root.ts'
import { baselineFiles, bundleContract, type ContractName, changesFolder } from './contract/contract.ts'
import { contractChanges } from './contract/contract-changes.ts'
import { bundleYaml } from './generate/bundle.ts'

/** Keeps both contracts as they are now: the next changes are measured against them. Of a new version it keeps what it changed, too. */
export async function keepContracts(folder = root): Promise<void> {
  for (const name of ['property', 'control'] as const) {
    const document = await bundleContract(name, folder)
    const [kept, present] = [folder + baselineFiles[name], `${folder}${baselineFiles[name]}.new`]
    await writeFile(present, bundleYaml(document, name))
    await keepChanges(name, kept, { folder, present, version: document.info.version })
    await rename(present, kept)
  }
}

type Present = { folder: string; present: string; version: string }

async function keepChanges(
  name: ContractName,
  kept: string,
  { folder, present, version }: Present,
): Promise<void> {
  const before = await readFile(kept, 'utf8').catch(() => undefined)
  if (before === undefined || parse(before).info.version === version) return
  const changes = await contractChanges(kept, present)
  await mkdir(folder + changesFolder, { recursive: true })
  const file = `${folder}${changesFolder}${version}-${name}.json`
  await writeFile(file, `${JSON.stringify({ name, version, changes }, null, 2)}\n`)
}

if (import.meta.main) await keepContracts()
