import { expect, test } from 'vitest'
import { Html, html } from './html.ts'

test('text is escaped, in content and in attributes', () => {
  const nasty = `"><script>alert('x')</script>&`
  expect(html`<p title="${nasty}">${nasty}</p>`.markup).not.toMatch(/<script|title="">|'x'/)
  expect(html`<p>${nasty}</p>`.markup).toBe(
    '<p>&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  )
})

test('markup, lists of markup and left-out values are put in as they are', () => {
  const rows = ['a', '<b>'].map((name) => html`<li>${name}</li>`)
  expect(html`<ul>${rows}${undefined}${new Html('<hr>')}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li><hr></ul>',
  )
})
