import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from '../../../scripts/build/command.ts'
import { withDecisionLinks } from './decision-links.ts'
import { withoutRemoteAddresses } from './self-contained.ts'

const template = fileURLToPath(new URL('reference.hbs', import.meta.url))
const options = new URL('redocly.yaml', import.meta.url)

/**
 * Builds the reference with Redoc, as one file that loads nothing from elsewhere.
 * @param page `title` names it, `downloads` the contract's files without their endings
 * @throws {Error} when Redocly cannot build it; the message holds what Redocly said
 */
export async function buildReference(
  contract: object,
  page: { title: string; downloads: string },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-reference-'))
  const source = join(folder, 'openapi.json')
  const output = join(folder, 'reference.html')
  try {
    const config = join(folder, 'redocly.yaml')
    await writeFile(config, await configFor(page.downloads))
    await writeFile(source, JSON.stringify(withDecisionLinks(contract)))
    const args = ['build-docs', source, '--config', config, '--inlineBundle', '-o', output]
    await runRedocly([...args, '--title', `${page.title} · Innwire`])
    return withoutRemoteAddresses(withHashLinks(await readFile(output, 'utf8')))
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
