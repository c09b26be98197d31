import types from '../../packages/types/package.json' with { type: 'json' }
import { articleBody } from './article.ts'
import { Html, html } from './html.ts'
import { pageFrame } from './page-frame.ts'

/** What the docs server shows for an address without a page. Its links work at any depth. */
export function missingPage(): string {
  const title = 'There is no such page'
  const summary = 'The pages start at /; if that is empty too, build the docs.'
  const body = html`<h1>${title}</h1>
<p>The pages <a href="/">start at /</a>; if that is empty too, build the docs.</p>`
  const site = { version: types.version, home: '/', nav: [], head: new Html('') }
  const page = { file: '', title: `${title} · Innwire`, description: summary, styles: ['article.css'] }
  return pageFrame(site, { ...page, body: articleBody({ title, summary, body, sections: [] }) })
}
