import { posix } from 'node:path'
import { markdownFiles } from '../pages/markdown-files.ts'

/**
 * Where a link of a Markdown file leads on the site: to the page that is made from the file that it names.
 * @param file that has the link, relative to the repository
 * @returns undefined for a file that the site does not have
 * @throws {Error} when the link names a Markdown file of the docs that is not there
 */
export function siteAddress(href: string, file: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, '')
  // The page says what that file refers to.
  if (target === 'CHANGELOG.md') return '/changelog.html'
  const page = markdownFiles.get(target) ?? markdownFiles.get(`${target}/README.md`)
  if (page !== undefined) return `/${page}.html${anchor === undefined ? '' : `#${anchor}`}`
  if (target.startsWith('docs/') && target.endsWith('.md'))
    throw new Error(`${file} links to ${href}, which is not there. Mend the link or add the page.`)
  return undefined
}
