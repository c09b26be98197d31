import type { OpenApiDocument } from '../../../scripts/contract/openapi-document.ts'
import { contracts } from './contracts.ts'
import type { Page } from './page.ts'

/** What of the contract was decided here, by decision: the other way round than `docs/decisions.md`. */
export function basisPage(): Page {
  const byDecision = Map.groupBy(decidedIn(contracts.property), ({ decision }) => decision)
  const rows = [...byDecision]
    .toSorted(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)))
    .map(([decision, found]) => {
      const places = [...Map.groupBy(found, ({ kind }) => kind)].map(
        ([kind, those]) => `${kind}: ${those.map(({ name }) => `\`${name}\``).join(', ')}`,
      )
      return `| [${decision}](/decisions.html#${decision.toLowerCase()}) | ${places.join('; ')} |`
    })
  return {
    id: 'basis',
    file: 'openapi/openapi.yaml',
    title: 'What rests on which decision',
    description: 'The parts of the contract that were decided here, by decision.',
    body: `The service's documentation does not say these parts of the contract, which are marked with \`x-basis: decided\`
([how to read it](/decisions.html#how-to-read-x-basis)). The real service may behave otherwise there: try it before you depend on it.

| decision | what rests on it |
|---|---|
${rows.join('\n')}
`,
  }
}

const sections = ['schemas', 'parameters', 'headers', 'responses'] as const

function decidedIn({ components }: OpenApiDocument) {
  return sections.flatMap((kind) =>
    Object.entries<object>(components[kind]).flatMap(([name, component]) =>
      [...decisionsWithin(component)].map((decision) => ({ decision, kind, name })),
    ),
  )
}

/** The decisions that an element names, or a field of it. */
function decisionsWithin(element: object): Set<string> {
  const found = new Set<string>()
  JSON.stringify(element, (key, value) => {
    if (key === 'x-decision') for (const decision of [value].flat()) found.add(decision)
    // An example is data, whatever the names in it.
    return key === 'example' || key === 'examples' ? undefined : value
  })
  return found
}
