import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { root } from '../build/root.ts'
import { bundleContract } from '../contract/contract.ts'
import { contractCopies } from '../contract/copies.ts'
import type { Addresses } from './addresses.ts'
import { articleBody } from './article.ts'
import type { Contract } from './contract-facts.ts'
import { Html, html } from './html.ts'
import { description, landingBody } from './landing.ts'
import { liveReloadScript } from './live-reload.ts'
import { renderMarkdown } from './markdown-page.ts'
import { iconLink, pageFrame, type Site, siteHeader } from './page-frame.ts'
import { buildReference } from './reference.ts'

export type BuildDocsOptions = {
  /** Shown on the landing page; an address that is not given is left out. */
  addresses: Addresses
  /** Bundled contract as JSON, with its YAML beside it. Default: that of the types package. */
  contract?: string
  /** Where the site goes. Its HTML files belong to the build: those of pages that are gone are removed. */
  outDir?: string
  /** Pages listen for `reload()` of the docs server. Not for published pages. */
  liveReload?: boolean
}

/**
 * Builds the docs site from the contract and the Markdown files of `docs/`. It works out every page before it
 * writes the first one, so a build that fails leaves the site as it was.
 * @throws {Error} when the contract or a page cannot be read or made; the message says which and what to do
 */
export async function buildDocs(options: BuildDocsOptions): Promise<void> {
  const source = options.contract ?? `${root}packages/types/src/generated/openapi.json`
  const json = await readContract(source)
  const yaml = await readContract(source.replace(/\.json$/, '.yaml'))
  const contract = parseContract(json, source)
  const head = options.liveReload ? liveReloadScript : new Html('')

  const pages = await readPages()
  const nav = [
    { href: 'reference.html', label: 'Reference' },
    { href: 'control.html', label: 'Control API' },
  ]
  // Titles would not fit side by side.
  for (const { file } of pages) nav.push({ href: file, label: file[0]?.toUpperCase() + file.slice(1, -5) })
  const site: Site = { version: contract.info.version, home: 'index.html', nav, head }

  const files = new Map<string, string>([
    ['openapi.json', json],
    ['openapi.yaml', yaml],
  ])
  for (const { file, page } of pages) {
    const frame = {
      file,
      title: `${page.title} · Innwire`,
      description: page.summary,
      styles: ['article.css'],
    }
    files.set(file, pageFrame(site, { ...frame, body: articleBody(page) }))
  }
  const cards = pages.map(({ file, page }) => ({ href: file, title: page.title, text: page.summary }))
  const body = landingBody(contract, cards, options.addresses)
  files.set(
    'index.html',
    pageFrame(site, {
      file: 'index.html',
      title: 'Innwire',
      description,
      styles: ['landing.css', 'operations.css'],
      body,
    }),
  )
  const control = await bundleContract('control')
  files.set('control.json', JSON.stringify(control, null, 2))
  files.set('control.yaml', stringify(control))
  const reference = async (file: string, title: string, downloads: string, document: object) => {
    const parts = { title, downloads, bar: siteHeader(site, file), head: html`${iconLink}${head}` }
    files.set(file, await buildReference(document, parts))
  }
  await Promise.all([
    reference('reference.html', 'API reference', 'openapi', contract),
    reference('control.html', 'Control API reference', 'control', control),
  ])
  for (const [name, copy] of Object.entries(contractCopies(contract)))
    files.set(name, JSON.stringify(copy, null, 2))
  await writeSite(options.outDir ?? `${root}docs/dist`, files)
}

async function readContract(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new Error(`The contract cannot be read at ${path}. Run "npm run generate" and try again.`, {
      cause,
    })
  }
}

function parseContract(json: string, path: string): Contract {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Error(`The contract at ${path} is not JSON. Run "npm run generate" and try again.`, { cause })
  }
}

async function readPages() {
  const names = (await readdir(`${root}docs`)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => ({
      file: name.replace(/\.md$/, '.html'),
      page: renderMarkdown(await readFile(`${root}docs/${name}`, 'utf8'), name, names),
    })),
  )
}

async function writeSite(folder: string, files: Map<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) {
    // Renaming keeps the docs server from handing out half a file.
    await writeFile(join(folder, `.${name}.new`), content)
    await rename(join(folder, `.${name}.new`), join(folder, name))
  }
  for (const name of await readdir(folder)) {
    if (name.endsWith('.html') && !files.has(name)) await rm(join(folder, name))
  }
}
