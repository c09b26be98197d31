import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from '../build/command.ts'
import { withDecisionLinks } from './decision-links.ts'
import type { Html } from './html.ts'
import { withoutRemoteAddresses } from './self-contained.ts'

const template = fileURLToPath(new URL('reference.hbs', import.meta.url))
const options = new URL('redocly.yaml', import.meta.url)

/**
 * Builds the reference with Redoc, as one file that loads nothing from elsewhere.
 * @param parts `title` names the page, `downloads` the contract's files without their endings, `bar` is shown above the reference, `head` goes into its `<head>`
 * @throws {Error} when Redocly cannot build it; the message holds what Redocly said
 */
export async function buildReference(
  contract: object,
  parts: { title: string; downloads: string; bar: Html; head: Html },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-reference-'))
  const source = join(folder, 'openapi.json')
  const output = join(folder, 'reference.html')
  try {
    const config = join(folder, 'redocly.yaml')
    await writeFile(config, await configFor(parts.downloads))
    await writeFile(source, JSON.stringify(withDecisionLinks(contract)))
    const args = ['build-docs', source, '--config', config, '--inlineBundle', '-o', output]
    await runRedocly([...args, '--title', `${parts.title} · Innwire`])
    const page = await readFile(output, 'utf8')
    const filled = fill(fill(page, '<!-- head -->', parts.head), '<!-- bar -->', parts.bar)
    return withoutRemoteAddresses(withHashLinks(filled))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function configFor(downloads: string): Promise<string> {
  const urls = ['yaml', 'json'].map((ending) => `${downloads}.${ending}`)
  const lines = urls.map((url) => `    - { title: ${url}, url: ${url} }\n`)
  const common = (await readFile(options, 'utf8')).replace('reference.hbs', JSON.stringify(template))
  return `${common.trimEnd()}\n  downloadUrls:\n${lines.join('')}`
}

async function runRedocly(args: string[]): Promise<void> {
  const { code, output } = await command('redocly', args)
  if (code !== 0) throw new Error(`Redocly could not build the reference. It said:\n${withoutBanner(output)}`)
}

/** Redocly announces Redoc 3 in a box before it says anything of use. */
function withoutBanner(output: string): string {
  return output.replace(/^.*[╔║╚].*$/gm, '').trim()
}

/**
 * Redoc renders its links for a site of its own (`/rooms`) and routes by hash in the browser (`#/rooms`), where it
 * leaves the rendered ones as they are: opened in a new tab, they would lead nowhere.
 */
function withHashLinks(page: string): string {
  const script = page.indexOf('<script type="module">')
  return page.slice(0, script).replaceAll(' href="/', ' href="#/') + page.slice(script)
}

function fill(page: string, mark: string, part: Html): string {
  const at = page.indexOf(mark)
  if (at < 0) throw new Error(`The template scripts/docs/reference.hbs has no "${mark}"; put it back.`)
  return page.slice(0, at) + part.markup + page.slice(at + mark.length)
}
