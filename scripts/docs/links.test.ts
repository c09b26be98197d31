import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Marked } from 'marked'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { headingId } from './markdown-page.ts'

const files = globSync('{*.md,docs/*.md,packages/*/README.md,openapi/**/*.md}', { cwd: root })
const pages = new Map(files.map((file) => [file, partsOf(file)]))

function partsOf(file: string) {
  const anchors = new Set<string>()
  const links: string[] = []
  const marked = new Marked()
  marked.walkTokens(marked.lexer(readFileSync(root + file, 'utf8')), (token) => {
    if (token.type === 'heading') headingId(token.text, anchors)
    if (token.type === 'link' || token.type === 'image') links.push(token.href)
  })
  return { anchors, links: links.filter((href) => !/^[a-z]+:/.test(href)) }
}

test.each(files)('every local link of %s leads somewhere', (file) => {
  const dead = pages.get(file)?.links.filter((href) => {
    const [path = '', anchor] = href.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    return !existsSync(root + target) || (anchor !== undefined && !pages.get(target)?.anchors.has(anchor))
  })
  expect(dead).toEqual([])
})
