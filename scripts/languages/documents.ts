import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract } from '../contract/contract.ts'
import { contractCopies } from '../contract/copies.ts'
import { type Documents, here } from './tool.ts'

/** Writes the contract and its copies as the docs hand them out, for generators to read. */
export async function writeDocuments(): Promise<Documents> {
  const folder = join(here, 'node_modules/.generated')
  await mkdir(folder, { recursive: true })
  const document = await bundleContract()
  for (const [name, content] of Object.entries({ 'openapi.json': document, ...contractCopies(document) }))
    await writeFile(join(folder, name), JSON.stringify(content))
  return {
    contract: join(folder, 'openapi.json'),
    inlined: join(folder, 'openapi-inlined.json'),
    in30: join(folder, 'openapi-3.0.json'),
  }
}
