import { glob, readFile } from 'node:fs/promises'
import { root } from '../build/root.ts'
import { bundleContract, type ContractName } from '../contract/contract.ts'
import { type OpenApiDocument, operationsOf } from '../contract/openapi-document.ts'

/** Which contract the handlers of a type belong to. */
const contracts: Record<string, ContractName> = { PropertyHandlers: 'property', ControlHandlers: 'control' }

/**
 * Looks in what the compiler says for operations of a contract that the server has no handler for.
 * @param output of the build
 * @returns one sentence for each, with the file to write it in: that of the other operations with its tag
 */
export async function missingHandlers(output: string): Promise<string[]> {
  const sentences: string[] = []
  for (const line of output.split('\n')) {
    const [, type = ''] = /type '(\w+Handlers)'/.exec(line) ?? []
    const contract = contracts[type]
    const [, one, several = ''] =
      /error TS2741: Property '(\w+)'|following properties from type '\w+': ([\w, ]+)/.exec(line) ?? []
    if (!contract) continue
    const missing = new Set(one ? [one] : several.split(', '))
    const document = await bundleContract(contract)
    for (const { path, method, operation } of operationsOf(document)) {
      const { operationId, tags } = operation
      if (!missing.has(operationId)) continue
      const file = await homeOf(tags[0], document, missing)
      sentences.push(
        `The server has no handler for ${operationId} (${method.toUpperCase()} ${path}). Write it in ${file}.`,
      )
    }
  }
  return sentences
}

/** The file with the handlers of the tag; where there is none yet, the folder to make one in. */
async function homeOf(tag: string, document: OpenApiDocument, missing: Set<string>): Promise<string> {
  const siblings = [...operationsOf(document)]
    .map(({ operation }) => operation)
    .filter(({ tags, operationId }) => tags[0] === tag && !missing.has(operationId))
  for await (const file of glob('packages/server/src/**/*.ts', { cwd: root })) {
    if (file.includes('/generated/')) continue
    const text = await readFile(root + file, 'utf8')
    if (siblings.some(({ operationId }) => new RegExp(`^ {4}${operationId}[:(]`, 'm').test(text))) return file
  }
  return `a new file of packages/server/src, which property-handlers.ts or control/handlers.ts takes in`
}
