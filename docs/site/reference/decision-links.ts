import { lexer, walkTokens } from 'marked'

type Node = { description?: unknown; 'x-decision'?: string | string[]; [key: string]: unknown }

/**
 * Makes the copy of the contract that the reference is built from: whatever has an `x-decision` gets a link to
 * that decision at the end of its description, because Redoc shows an extension as text only. A decision that a sentence
 * names, such as (D7), becomes a link too.
 * @throws {Error} when a description holds raw HTML, which Redoc would put into the page as it is
 */
export function withDecisionLinks<T extends object>(contract: T): T {
  const copy = structuredClone(contract)
  visit(copy, '#')
  return copy
}

/** Names of the decisions of an `x-decision`, which is one name or a list. */
function decisionsOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat()
}

const linkTo = (name: string) => `[${name}](decisions.html#${name.toLowerCase()})`

/** Names of decisions in brackets, alone or in a list: (D19), (D12, D37). */
export const decisionsInText = /(?<=\((?:[^()]*, )?)D[1-9]\d*(?=[,)])/g

function visit(value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    // Examples are data: a `description` in them is a hotel's text, which Redoc shows as code.
    if (key !== 'example' && key !== 'examples') visit(child, `${pointer}/${key.replaceAll('/', '~1')}`)
  }
  if (Array.isArray(value)) return
  const node = value as Node
  if (typeof node.description === 'string') {
    refuseRawHtml(node.description, pointer)
    node.description = node.description.replace(decisionsInText, linkTo)
  }
  const links = decisionsOf(node['x-decision']).map(linkTo)
  if (links.length === 0) return
  const label = links.length === 1 ? 'Decision' : 'Decisions'
  const own = typeof node.description === 'string' ? node.description.trimEnd() : ''
  node.description = `${own}\n\n${label}: ${links.join(', ')}.`.trimStart()
}

function refuseRawHtml(markdown: string, pointer: string): void {
  walkTokens(lexer(markdown), (token) => {
    if (token.type !== 'html') return
    throw new Error(
      `The description at ${pointer} of the contract holds raw HTML: ${token.raw.trim()}. ` +
        'Put it in backticks, or write Markdown.',
    )
  })
}
