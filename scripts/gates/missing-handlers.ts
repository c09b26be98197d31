import { glob, readFile } from 'node:fs/promises'
import { root } from '../build/root.ts'
import { bundleContract, type ContractName } from '../contract/contract.ts'
import { operationsOf } from '../contract/openapi-document.ts'
import { fail, type Gate, pass } from './gate.ts'

/** Where the handlers of each contract are. */
const folders: Record<ContractName, string> = {
  property: 'packages/server/src/property-api',
  control: 'packages/server/src/control',
}

/** Says which handlers the server lacks before it is compiled: the compiler names types, and no file to write in. */
export const handlers: Gate = {
  name: 'contract operations have handlers',
  needs: 'nothing',
  run: async () => {
    const sentences = await missingHandlers()
    return sentences.length === 0 ? pass : fail(sentences.join('\n'))
  },
}

/**
 * Looks for operations of the contracts that the server has no handler for.
 * @returns one sentence for each, with the file to write it in: that of another operation with its tag
 */
export async function missingHandlers(read = bundleContract): Promise<string[]> {
  const sentences: string[] = []
  for (const name of ['property', 'control'] as const) {
    const files = await Array.fromAsync(glob(`${folders[name]}/*.ts`, { cwd: root }))
    const sources = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(root + file, 'utf8') })),
    )
    const operations = [...operationsOf(await read(name))].map(({ path, method, operation }) => {
      const handler = new RegExp(`^ {4}${operation.operationId}[:(,]`, 'm')
      return { path, method, operation, file: sources.find(({ text }) => handler.test(text))?.file }
    })
    for (const { path, method, operation, file } of operations) {
      if (file) continue
      const [tag] = operation.tags
      const home = operations.find((other) => other.file && other.operation.tags[0] === tag)?.file
      const { operationId } = operation
      sentences.push(
        `The server has no handler for ${operationId} (${method.toUpperCase()} ${path}). Write it in ${home ?? `a new file in ${folders[name]}, and take that into its handlers.ts`}.`,
      )
    }
  }
  return sentences
}
