import { readdir, readFile } from 'node:fs/promises'
import { root } from '../../../scripts/build/root.ts'
import { contractSections } from './contract-changes.ts'
import type { Page } from './page.ts'

/** What is not released yet, by package, as the changesets say it, and what changed in the contracts. */
export async function changelogPage(): Promise<Page> {
  const names = (await readdir(`${root}.changeset`)).filter((name) => /(?<!README)\.md$/.test(name)).sort()
  const texts = await Promise.all(names.map((name) => readFile(`${root}.changeset/${name}`, 'utf8')))
  return {
    id: 'changelog',
    file: '.changeset/README.md',
    title: 'Changelog',
    description: 'What changes for whoever uses a package, by package.',
    body: `All packages and the contract share one version. Nothing has been released so far: the first release brings all of this.\n\n${texts.map(section).join('\n\n')}\n\n## The contract, field by field\n\n${await contractSections()}\n`,
  }
}

/** @throws {Error} for a file that is not as changesets writes it */
function section(text: string): string {
  const [, header = '', body] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text) ?? []
  const packages = Array.from(header.matchAll(/^"?([@\w/-]+)"?: (\w+)$/gm), ([, name]) => name)
  if (body === undefined || packages.length === 0) throw new Error(`This is no changeset:\n${text}`)
  return `## ${packages.join(', ')}\n\n${body.trim()}`
}
