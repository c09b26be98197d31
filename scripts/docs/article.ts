import { type Html, html } from './html.ts'
import type { MarkdownPage } from './markdown-page.ts'

/** From this many sections on, a page shows what is on it. */
const sectionsForContents = 4

export function articleBody({ body, sections }: MarkdownPage): Html {
  const prose = html`<article class="prose">${body}</article>`
  if (sections.length < sectionsForContents) return html`<div class="article">${prose}</div>`
  const items = sections.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)
  return html`<div class="article with-toc">
<nav class="toc" aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2><ul>${items}</ul></nav>
${prose}
</div>`
}
