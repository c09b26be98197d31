import { readFileSync } from 'node:fs'
import { root } from '../../../scripts/build/root.ts'
import { operationsOf } from '../../../scripts/contract/openapi-document.ts'
import { contracts } from './contracts.ts'
import { type DeclaredEvent, declaredEvents } from './declared-events.ts'
import type { Page } from './page.ts'

/** Events of the engine, of `innwire run` and of the control API, as the sources and the contract declare them. */
export const eventsPage = (): Page => ({
  id: 'events',
  file: 'packages/sync/src/engine/events.ts',
  title: 'Events',
  description:
    'Every event of the sync engine, of innwire run and of the control API: its name, its fields and what it means.',
  body: `An event tells what a program did by itself, or what a person has to do: a bill that was refused, a booking without a room, a
channel that does not answer. What each asks of you is in [what a person should see](/sync.html#what-a-person-should-see).

## Of the engine

\`onEvent\` of [\`openSync\`](/api/sync.html) is told of these. Each has a \`message\`, a sentence that says what to do.

${entries(declaredEvents('packages/sync/src/engine/events.ts'))}

## Of the quota

\`onEvent\` is told of these, too.

${entries(declaredEvents('packages/sync/src/budget/budget.ts'))}

## Of a fleet

\`onEvent\` of \`openFleet\` is told of all of the above, with the \`hrId\` of the property, and of these.

${entries(declaredEvents('packages/sync/src/fleet/fleet.ts'))}

## Of innwire run

A line of its log is one of the above but those of a fleet, or one of these; with \`--json\` it is an object with \`time\`, \`hr_id\`, \`event\` and \`message\`
([more](/run.html)).

${runEvents()
  .map(([name, meaning]) => `### ${name}\n\n${meaning}`)
  .join('\n\n')}

## Of the control API

${streamedEvents()}
`,
})

const entries = (events: DeclaredEvent[]) => events.map(entry).join('\n\n')

function entry({ name, meaning, fields }: DeclaredEvent): string {
  const rows = fields.map(
    (field) => `| \`${field.name}\` | \`${inCell(field.type)}\` | ${inCell(field.meaning)} |`,
  )
  const table =
    rows.length === 0 ? '' : `\n\n| Field | Type | Description |\n|---|---|---|\n${rows.join('\n')}`
  return `### ${name}\n\n${meaning}${table}`
}

const inCell = (text: string) => text.replaceAll('|', '\\|')

/** @throws {Error} when the log declares none */
function runEvents(): [name: string, meaning: string][] {
  const source = readFileSync(`${root}packages/cli/src/run/log.ts`, 'utf8')
  const found = Array.from(
    source.matchAll(/\/\*\* ([^\n]+) \*\/\n {2}\| '(\w+)'/g),
    ([, meaning = '', name = '']): [string, string] => [name, meaning],
  )
  if (found.length === 0)
    throw new Error('packages/cli/src/run/log.ts declares no event as "/** … */ | \'name\'".')
  return found
}

/** The description of the operation has them in a list. */
function streamedEvents(): string {
  const stream = [...operationsOf(contracts.control)].find(
    ({ operation }) => operation.operationId === 'streamEvents',
  )
  return stream?.operation.description ?? ''
}
