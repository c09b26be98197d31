import { contracts } from './contracts.ts'
import { type ListedOperation, operations } from './operations.ts'
import type { Page } from './page.ts'

/** All operations of both contracts, each under a heading of its own, so that the search finds it. */
export const operationsPage = (): Page => ({
  id: 'operations',
  file: 'openapi/openapi.yaml',
  title: 'Operations',
  description: 'Every operation of the property API and of the control API, with its place in the reference.',
  body: `What a PMS or POS calls is the property API. The control API is the hotel's side of our server. The name of each operation leads
to its place in the reference: parameters, answers, errors and samples.

## Property API

Every request carries \`token\` and \`hr_id\` in its query. Of operations that were **seen only in a sample** of the service, new code
should use none.

${groups(operations.property, contracts.property.tags)}

## Control API

${groups(operations.control, contracts.control.tags)}
`,
})

function groups(all: ListedOperation[], tags: { name: string; description?: string }[] = []): string {
  return [...Map.groupBy(all, ({ tag }) => tag)]
    .map(([tag, group]) => {
      const { description = '' } = tags.find(({ name }) => name === tag) ?? {}
      return `### ${tag}\n\n${description}\n\n${group.map(entry).join('\n\n')}`
    })
    .join('\n\n')
}

function entry({ id, method, path, summary, basis, role, address }: ListedOperation): string {
  const notes = [
    ...(basis === 'sample' ? ['seen only in a sample of the service'] : []),
    ...(role === undefined ? [] : [`role \`${role}\``]),
  ]
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : ''
  return `#### ${id}\n\n\`${method} ${path}\`: [${summary}](${address})${note}`
}
