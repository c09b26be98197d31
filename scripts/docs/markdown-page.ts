import { Marked, type Tokens } from 'marked'
import { Html, html } from './html.ts'

/** A Markdown file as the site shows it. `sections` are its second-level headings. */
export type MarkdownPage = {
  title: string
  /** First paragraph, as plain text. */
  summary: string
  body: Html
  sections: { id: string; text: string }[]
}

/**
 * Turns a Markdown file of `docs/` into a page.
 * @param file name of the file, for messages
 * @param siblings names of all Markdown files of `docs/`, to which links may lead
 * @throws {Error} when the file has no first-level heading, or a link leads to a Markdown file that is not there
 */
export function renderMarkdown(source: string, file: string, siblings: string[]): MarkdownPage {
  const page = { title: '', summary: '', sections: [] as MarkdownPage['sections'] }
  const ids = new Set<string>()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const shown = tokens.filter(({ type }) => type !== 'html')
        const content = new Html(this.parser.parseInline(shown))
        const text = plainText(this.parser.parseInline(shown, this.parser.textRenderer))
        if (depth === 1) {
          page.title ||= text
          return html`<h1>${content}</h1>\n`.markup
        }
        const id = headingId(source, ids)
        if (depth === 2) page.sections.push({ id, text })
        const link = html`<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`
        const tag = new Html(`h${depth}`)
        return html`<${tag} id="${id}">${content}${link}</${tag}>\n`.markup
      },
      paragraph({ tokens }) {
        page.summary ||= plainText(this.parser.parseInline(tokens, this.parser.textRenderer))
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      link(link: Tokens.Link) {
        const content = new Html(this.parser.parseInline(link.tokens))
        const href = siteHref(link.href, file, siblings)
        return (href === undefined ? content : html`<a href="${href}">${content}</a>`).markup
      },
    },
  })
  const body = marked.parse(source, { async: false })
  if (!page.title) throw new Error(`docs/${file} has no title; start it with a "# Title" line.`)
  return { ...page, body: new Html(body.replace(/<table>.*?<\/table>/gs, shownTable)) }
}

/**
 * The anchor of a heading, as GitHub makes it. An anchor that is written into the heading wins, so that a decision keeps its
 * address when its title changes: `## <a id="d7"></a>D7 Timestamps` is `d7`.
 * @param source the heading as it is written
 * @param taken anchors of the headings before it
 */
export function headingId(source: string, taken: Set<string>): string {
  const [, written] = /<a id="([^"]+)"><\/a>/.exec(source) ?? []
  const base =
    written ??
    source
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
  let id = base
  for (let count = 1; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}

/** Where a link leads on the site; `undefined` for a file outside `docs/`, which the site does not have. */
function siteHref(href: string, file: string, siblings: string[]): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)) return href
  const [, name, hash = ''] = /^(?:\.\/)?([^#]+)(#.*)?$/.exec(href) ?? []
  if (name === undefined || name.startsWith('../')) return undefined
  if (!name.endsWith('.md')) return href
  if (!siblings.includes(name)) {
    throw new Error(`docs/${file} links to ${name}, which is not in docs/. Mend the link or add the page.`)
  }
  return name.replace(/\.md$/, '.html') + hash
}

/** More columns do not fit side by side on a phone. */
const mostColumns = 2

/**
 * A wide table scrolls by itself, also by keyboard, and leaves the page as wide as the window. One of many columns has
 * their names in its cells, so that a phone can show a row's cells below each other.
 */
function shownTable(table: string): string {
  const names = Array.from(table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs), ([, name = '']) =>
    name.replace(/<[^>]+>/g, ''),
  )
  let cell = 0
  const named = () => `<td data-column="${names[cell++ % names.length]}"`
  const shown =
    names.length > mostColumns
      ? table.replace('<table>', '<table class="stacked">').replace(/<td\b/g, named)
      : table
  return `<div class="scroll" role="region" aria-label="Table" tabindex="0">${shown}</div>`
}

/** The text renderer of marked escapes; what it gives is text for us and is escaped again where it is put. */
function plainText(text: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => characters[name] ?? '')
}
