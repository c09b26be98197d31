import { writeFile } from 'node:fs/promises'
import { root } from './build/root.ts'
import { baselineFiles, bundleContract } from './contract/contract.ts'
import { bundleYaml } from './generate/bundle.ts'

/** Keeps both contracts as they are now: the next changes are measured against them. */
export async function keepContracts(folder = root): Promise<void> {
  for (const name of ['property', 'control'] as const) {
    const document = await bundleContract(name, folder)
    await writeFile(folder + baselineFiles[name], bundleYaml(document, name))
  }
}

if (import.meta.main) await keepContracts()
