import { readFileSync } from 'node:fs'
import { Html, html } from './html.ts'
import { markShapes } from './mark.ts'

/** What every page of the site has in common. */
export type Site = {
  version: string
  /** Where its first page is. */
  home: string
  nav: { href: string; label: string }[]
  /** Put into every page's `<head>`; empty for published pages. */
  head: Html
}

const stylesheet = (name: string) => new Html(readFileSync(new URL(name, import.meta.url), 'utf8'))

const mark = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"' +
    ` stroke-linejoin="round" aria-hidden="true">${markShapes}</svg>`,
)
const icon = `data:image/svg+xml,${encodeURIComponent(
  mark.markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace('currentColor', '#16877f'),
)}`

// The pages load nothing from anywhere; the policy makes the browser hold them to it.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'"

/** The icon of the site, for a page's `<head>`. */
export const iconLink = html`<link rel="icon" href="${icon}">`

/** Name of the project and links to all pages; `current` is the page's own file name. */
export function siteHeader({ home, nav }: Pick<Site, 'home' | 'nav'>, current: string): Html {
  const items = nav.map(({ href, label }) => {
    const here = href === current ? new Html(' aria-current="page"') : undefined
    return html`<li><a href="${href}"${here}>${label}</a></li>`
  })
  return html`<header class="site"><div class="wrap">
<a class="brand" href="${home}">${mark}Innwire</a>
<nav aria-label="Site"><ul>${items}</ul></nav>
</div></header>`
}

/** A whole page around `body`, with its styles in it. */
export function pageFrame(
  site: Site,
  page: { file: string; title: string; description: string; styles: string[]; body: Html },
): string {
  return `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
${iconLink}
<style>
${['page.css', ...page.styles].map(stylesheet)}</style>
${site.head}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${siteHeader(site, page.file)}
<main id="content" class="wrap">
${page.body}
</main>
<footer class="foot"><div class="wrap">
<span>Innwire ${site.version}</span>
<span>MIT licence</span>
</div></footer>
</body>
</html>`.markup
  }\n`
}
