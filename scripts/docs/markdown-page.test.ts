import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown-page.ts'

const render = (source: string) => renderMarkdown(source, 'guide.md', ['guide.md', 'decisions.md'])

test('the first heading is the title and the first paragraph the summary, both as plain text', () => {
  const page = render('# Rooms & `rates`\n\nRead *once* a day, at <5 a minute.\n\nMore.')
  expect(page).toMatchObject({ title: 'Rooms & rates', summary: 'Read once a day, at <5 a minute.' })
})

test('a heading has an anchor of its text as on GitHub, or the one that is written into it', () => {
  const { body, sections } = render(
    '# T\n\n## <a id="d7"></a>D7 Timestamps and dates\n\n## What `ok` means\n\n### Again\n\n### Again',
  )
  expect(sections).toEqual([
    { id: 'd7', text: 'D7 Timestamps and dates' },
    { id: 'what-ok-means', text: 'What ok means' },
  ])
  for (const id of ['d7', 'what-ok-means', 'again', 'again-1']) expect(body.markup).toContain(`id="${id}"`)
})

test('links between Markdown files lead to the pages made from them', () => {
  const { body } = render('# T\n\n[D7](decisions.md#d7) [self](./guide.md) [all](reference.html) [below](#x)')
  for (const href of ['decisions.html#d7', 'guide.html', 'reference.html', '#x']) {
    expect(body.markup).toContain(`href="${href}"`)
  }
})

test('a link to a file that the site does not have stays as text', () => {
  expect(render('# T\n\nSee [the contract](../openapi/openapi.yaml).').body.markup).toContain(
    'See the contract.',
  )
})

test('a link to a page that is not there is refused with the file that holds it', () => {
  expect(() => render('# T\n\n[x](gone.md)')).toThrow(
    'docs/guide.md links to gone.md, which is not in docs/.',
  )
})

test('a file without a title is refused', () => {
  expect(() => render('text only')).toThrow('docs/guide.md has no title')
})

test('a table of three columns has their names in its cells', () => {
  const { body } = render('# T\n\n| a | `b` | c |\n|---|:-:|---|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |')
  expect(body.markup).toContain('<table class="stacked">')
  const cells = Array.from(
    body.markup.matchAll(/<td data-column="(\w)"[^>]*>(\d)/g),
    ([, name, text]) => `${name}${text}`,
  )
  expect(cells).toEqual(['a1', 'b2', 'c3', 'a4', 'b5', 'c6'])
})

test('a wide table can be scrolled by itself', () => {
  const { body } = render('# T\n\n| a | b |\n|---|---|\n| `<table>` | 2 |')
  expect(body.markup.match(/<div class="scroll"/g)).toHaveLength(1)
})
