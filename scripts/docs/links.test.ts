import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { Marked } from 'marked'
import { expect, test } from 'vitest'
import { root } from '../build/root.ts'

const files = globSync('{*.md,docs/**/*.md,packages/*/README.md,openapi/**/*.md}', {
  cwd: root,
  exclude: ['**/node_modules'],
})
const pages = new Map(files.map((file) => [file, partsOf(file)]))

function partsOf(file: string) {
  const anchors = new Set<string>()
  const links: string[] = []
  const slugger = new GithubSlugger()
  const marked = new Marked()
  marked.walkTokens(marked.lexer(readFileSync(root + file, 'utf8')), (token) => {
    if (token.type === 'heading') {
      const [, written] = /<a id="([^"]+)"><\/a>/.exec(token.text) ?? []
      anchors.add(written ?? slugger.slug(token.text))
    }
    if (token.type === 'link' || token.type === 'image') links.push(token.href)
    // A picture that has another one for dark colours is HTML.
    if (token.type === 'html')
      links.push(...token.text.matchAll(/\bsrc(?:set)?="([^"]+)"/g).map(([, href]: string[]) => href))
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

test('every page is reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const file of reached)
    for (const href of pages.get(file)?.links ?? []) {
      const target = join(dirname(file), href.split('#')[0] ?? '')
      for (const page of [target, join(target, 'README.md')]) if (pages.has(page)) reached.add(page)
    }
  expect(files.filter((file) => !reached.has(file))).toEqual([])
})
