import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { root } from './build/root.ts'
import { bundleContract } from './contract/contract.ts'
import { ContractError, type OpenApiDocument } from './contract/openapi-document.ts'
import { generateBundle } from './generate/bundle.ts'
import { generateControl } from './generate/control.ts'
import type { GeneratedFile } from './generate/generated-file.ts'
import { generateHotelSchema } from './generate/hotel-schema.ts'
import { generateLimits } from './generate/limits.ts'
import { generateMsw } from './generate/msw.ts'
import { generateOperations } from './generate/operations.ts'
import { generateSpectralRuleset } from './generate/spectral-ruleset.ts'
import { generateTypes } from './generate/types.ts'
import { generateValidators } from './generate/validators.ts'

/**
 * Writes every artefact that is made from the contracts; files whose content is the same are left alone, and files
 * that no generator makes any more are removed.
 * @param document the bundled contract of the property API; the control API's is read from its file
 * @returns the paths that changed, relative to the repository
 */
export async function generate(document: OpenApiDocument): Promise<string[]> {
  const files = (
    await Promise.all([
      generateBundle(document),
      generateTypes(document),
      generateOperations(document),
      generateLimits(document),
      generateValidators(document),
      generateMsw(document),
      generateSpectralRuleset(document),
      bundleContract('control').then(async (control) => [
        ...(await generateControl(control)),
        generateHotelSchema(control, document),
      ]),
    ])
  ).flat()
  const changed = (await Promise.all(files.map(writeIfChanged))).filter((path) => path !== undefined)
  return [...changed, ...(await removeStale(files))].sort()
}

async function writeIfChanged({ path, content }: GeneratedFile): Promise<string | undefined> {
  const present = await readFile(root + path, 'utf8').catch(() => undefined)
  if (present === content) return undefined
  await mkdir(dirname(root + path), { recursive: true })
  await writeFile(root + path, content)
  return path
}

async function removeStale(files: GeneratedFile[]): Promise<string[]> {
  const wanted = new Set(files.map((file) => file.path))
  const folders = [...new Set(files.map((file) => dirname(file.path)))]
  const present = await Promise.all(
    folders.map(async (folder) => (await readdir(root + folder)).map((name) => `${folder}/${name}`)),
  )
  const stale = present.flat().filter((path) => !wanted.has(path))
  await Promise.all(stale.map((path) => rm(root + path)))
  return stale
}

if (import.meta.main) {
  try {
    const changed = await generate(await bundleContract())
    console.log(
      changed.length === 0 ? 'Everything generated is up to date.' : `Generated:\n  ${changed.join('\n  ')}`,
    )
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
