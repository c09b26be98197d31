import { type OpenApiDocument, operationsOf, resolve } from '../contract/openapi-document.ts'
import { type GeneratedFile, generatedFrom } from './generated-file.ts'

/** The contract's named examples, and which of them each operation shows under which status. */
export function generateMsw(document: OpenApiDocument): GeneratedFile[] {
  const examples: Record<string, unknown> = {}
  const shown: Record<string, Record<string, string[]>> = {}
  for (const { operation } of operationsOf(document)) {
    const byStatus: Record<string, string[]> = {}
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = Object.values(resolve(document, response).content ?? {})[0]
      const named = Object.entries(content?.examples ?? {})
      for (const [name, example] of named) examples[name] = resolve(document, example).value
      byStatus[status] = named.map(([name]) => name)
    }
    shown[operation.operationId] = byStatus
  }
  return [
    {
      path: 'packages/msw/src/generated/examples.ts',
      content: `${generatedFrom('msw')}/** Every named response example of the contract. */
export const examples = ${JSON.stringify(examples, null, 2)}

/** Names of the examples of each operation by status; the first is the one that is shown unasked. */
export const exampleNames = ${JSON.stringify(shown, null, 2)} as const
`,
    },
  ]
}
