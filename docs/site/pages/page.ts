/** A page before it is rendered. */
export type Page = {
  /** Its address, without `.html`. */
  id: string
  /** The file that it is made from, relative to the repository; links in it are relative to that. */
  file: string
  title: string
  description: string
  /** Its Markdown, without the title. */
  body: string
  /** Further settings of Starlight. */
  settings?: Record<string, unknown>
}

/**
 * Takes a Markdown file apart: its first-level heading is the title, its first paragraph the description.
 * @throws {Error} when the file does not begin with a title
 */
export function readPage(id: string, file: string, source: string): Page {
  const [, title, body] = /^# (.+)\n([\s\S]*)$/.exec(source) ?? []
  if (title === undefined || body === undefined)
    throw new Error(`${file} has no title. Let it begin with a line such as "# Postings".`)
  return { id, file, title: plainText(title), description: firstParagraph(body), body }
}

const firstParagraph = (body: string) => plainText(body.trim().split(/\n\n/, 1)[0] ?? '').replace(/\s+/g, ' ')

/** What a reader sees of inline Markdown. */
const plainText = (markdown: string) =>
  markdown
    .replace(/<!--.*?-->/gs, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
