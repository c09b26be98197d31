import { globSync, readFileSync } from 'node:fs'
import { lexer, type Token, type Tokens } from 'marked'
import { root } from '../build/root.ts'

/** A fenced block of code of a README or a guide. */
export type CodeBlock = {
  /** File of the repository, and which block of it this is, for messages. */
  page: string
  number: number
  language: string
  code: string
  /** What the comment above the block says of it: `not run: needs Docker` of `<!-- not run: needs Docker -->`. */
  note: string | undefined
}

export const pages = globSync('{*.md,docs/**/*.md,packages/*/README.md}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).sort()

/** All blocks of a page, in its order. */
export function codeBlocksOf(page: string): CodeBlock[] {
  const found = [...blocksIn(lexer(readFileSync(root + page, 'utf8')))]
  return found.map((block, index) => ({ page, number: index + 1, ...block }))
}

function* blocksIn(tokens: Token[]): Generator<Pick<CodeBlock, 'language' | 'code' | 'note'>> {
  let note: string | undefined
  for (const token of tokens) {
    if (token.type === 'code') yield { language: token.lang ?? '', code: `${token.text}\n`, note }
    if (token.type === 'list') for (const item of (token as Tokens.List).items) yield* blocksIn(item.tokens)
    note = token.type === 'html' ? /^<!-- (.+) -->$/.exec(token.raw.trim())?.[1] : undefined
  }
}
