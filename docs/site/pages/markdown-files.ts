import { globSync } from 'node:fs'
import { root } from '../../../scripts/build/root.ts'

/** Markdown files that are pages of the site. They are read on a git host, too, so they have no front matter. */
const patterns = [
  'docs/*.md',
  'docs/{concepts,guides,start}/*.md',
  'packages/*/README.md',
  '{CONTRIBUTING,SECURITY}.md',
]

/** The address of each page without `.html`, by the file that it is made from: `packages/client/README.md` is `packages/client`. */
export const markdownFiles: ReadonlyMap<string, string> = new Map(
  globSync(patterns, { cwd: root }).map((file) => [file, addressOf(file)]),
)

function addressOf(file: string): string {
  if (file === 'docs/README.md') return 'index'
  return file
    .replace(/^docs\//, '')
    .replace(/\/README\.md$|\.md$/, '')
    .toLowerCase()
}
