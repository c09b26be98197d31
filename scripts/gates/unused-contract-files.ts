import { glob, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { root } from '../build/root.ts'
import { baselineFiles, contractFiles } from '../contract/contract.ts'
import { fail, type Gate, pass } from './gate.ts'
import { workflowFiles } from './workflows.ts'

/** A file that nothing refers to is in no contract: whoever changes it changes nothing, and no tool says so. */
export const contractFilesInUse: Gate = {
  name: 'contract files are referred to',
  needs: 'nothing',
  run: async () => {
    const unused = await unusedContractFiles()
    if (unused.length === 0) return pass
    const lines = unused.map((file) => `${file}: nothing refers to it.`)
    return fail(`${lines.join('\n')}\nRefer to it from a contract, or remove it.`)
  },
}

/**
 * Looks for files in openapi/ to which nothing leads: in its folders from a contract or a workflow, beside them from a
 * script or CONTRIBUTING.md.
 * @param folder of the repository, with a slash at its end; our own, but for tests
 */
export async function unusedContractFiles(folder = root): Promise<string[]> {
  // The lint names a reference that leads nowhere.
  const read = (file: string) => readFile(folder + file, 'utf8').catch(() => '')
  const files = await Array.fromAsync(glob('openapi/**/*.{yaml,json,toml}', { cwd: folder }))
  const documents = [...Object.values(contractFiles), ...Object.values(baselineFiles)]
  const reached = new Set([...documents, ...(await workflowFiles(folder))])
  // It grows while it is gone through.
  for (const file of reached) for (const other of referencesIn(await read(file), file)) reached.add(other)
  const exclude = ['**/node_modules/**', '**/*.test.ts']
  const scripts = await Array.fromAsync(glob('scripts/**/*.ts', { cwd: folder, exclude }))
  const texts = (await Promise.all([...scripts, 'CONTRIBUTING.md'].map(read))).join()
  const isNamed = (file: string) => posix.dirname(file) === 'openapi' && texts.includes(file)
  return files.filter((file) => !reached.has(file) && !isNamed(file)).sort()
}

/** Files that a document refers to; what stands behind `#` is a place within them. */
function referencesIn(text: string, file: string): string[] {
  const references = text.matchAll(/(?:\$ref|externalValue|url): *['"]?([^'"\s#},]+\.(?:yaml|json))\b/g)
  return Array.from(references, ([, address = '']) => posix.join(posix.dirname(file), address))
}
