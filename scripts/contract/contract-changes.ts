import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { command } from '../build/command.ts'
import { type OpenApiDocument, operationsOf } from './openapi-document.ts'

/** One change between two versions of a contract. */
export type ContractChange = {
  /** `major` breaks present callers, `minor` adds, `patch` changes neither. */
  impact: 'major' | 'minor' | 'patch'
  kind: 'added' | 'removed' | 'modified'
  /** Ids of the operations that have it; none for what belongs to the contract as a whole. */
  operations: string[]
  /** Such as `ConnectedChannel.paused`, or `ConnectedChannel.paused description`. */
  field: string
  before?: unknown
  after?: unknown
}

type Place = { pointer: string; value: unknown }
type Change = Omit<ContractChange, 'operations' | 'field' | 'before' | 'after'> & {
  base?: Place
  revision?: Place
}

/** What Redocly says of the difference between two files. */
export const redoclyDiff = (before: string, after: string, ...options: string[]) =>
  command('redocly', [
    'diff',
    before,
    after,
    '--config',
    'openapi/redocly-diff.yaml',
    '--fail-on',
    'none',
    ...options,
  ])

/**
 * What was added, changed and removed between two bundled contracts, field by field.
 * @throws {Error} when Redocly cannot read one of them; the message is what it said
 */
export async function contractChanges(before: string, after: string): Promise<ContractChange[]> {
  const { output } = await redoclyDiff(before, after, '--format', 'json')
  const [report] = /^\{[\s\S]*^\}/m.exec(output) ?? []
  if (report === undefined)
    throw new Error(`Redocly could not compare ${before} with ${after}. It said:\n${output}`)
  const [base, revision] = await Promise.all([usersOf(before), usersOf(after)])
  return (JSON.parse(report).changes as Change[]).flatMap(({ impact, kind, base: from, revision: to }) => {
    const pointer = (to ?? from)?.pointer ?? '#'
    if (pointer === '#/info/version') return []
    const operations = to ? revision(pointer) : base(pointer)
    return [{ impact, kind, operations, field: fieldAt(pointer), before: from?.value, after: to?.value }]
  })
}

/** Tells which operations of a contract have what is at a place. */
async function usersOf(file: string): Promise<(pointer: string) => string[]> {
  const document: OpenApiDocument = parse(await readFile(file, 'utf8'))
  const reached = [...operationsOf(document)].map(({ path, method, operation }) => {
    const own = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`
    return { id: operation.operationId, places: [own, ...componentsOf(document, operation)] }
  })
  return (pointer) =>
    reached
      .filter(({ places }) => places.some((place) => pointer === place || pointer.startsWith(`${place}/`)))
      .map(({ id }) => id)
}

/** The components that an operation refers to, and that those refer to. */
function componentsOf({ components }: OpenApiDocument, operation: object): Set<string> {
  const found = new Set<string>()
  const look = (value: object): void => {
    for (const [, ref = ''] of JSON.stringify(value).matchAll(/"\$ref":"(#\/components\/[^"]+)"/g)) {
      if (found.has(ref)) continue
      found.add(ref)
      const [, , kind = '', name = ''] = ref.split('/')
      look((components as Record<string, Record<string, object>>)[kind]?.[name] ?? {})
    }
  }
  look(operation)
  return found
}

/** `#/components/schemas/ConnectedChannel/properties/paused/description` is `ConnectedChannel.paused description`. */
function fieldAt(pointer: string): string {
  const path = pointer.replace(/^#\/(components\/\w+\/|paths\/[^/]+\/?)?/, '').split('/')
  const names: string[] = []
  const keywords: string[] = []
  for (const [index, part] of path.entries()) {
    const isName = index === 0 || path[index - 1] === 'properties'
    if (isName && keywords.length === 0) names.push(part)
    else if (!['properties', 'items', 'schema'].includes(part)) keywords.push(part)
  }
  return [names.join('.'), ...keywords].join(' ').replaceAll('~1', '/').replaceAll('~0', '~')
}
