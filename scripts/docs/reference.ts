import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from '../command.ts'
import type { Contract } from './contract-facts.ts'
import { withDecisionLinks } from './decision-links.ts'
import type { Html } from './html.ts'
import { withoutRemoteAddresses } from './self-contained.ts'

const config = fileURLToPath(new URL('redocly.yaml', import.meta.url))

/**
 * Builds the reference with Redoc, as one file that loads nothing from elsewhere.
 * @param parts `bar` is shown above the reference, `head` goes into its `<head>`
 * @throws {Error} when Redocly cannot build it; the message holds what Redocly said
 */
export async function buildReference(contract: Contract, parts: { bar: Html; head: Html }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-reference-'))
  const source = join(folder, 'openapi.json')
  const output = join(folder, 'reference.html')
  try {
    await writeFile(source, JSON.stringify(withDecisionLinks(contract)))
    await runRedocly(['build-docs', source, '--config', config, '--inlineBundle', '-o', output])
    const page = await readFile(output, 'utf8')
    const filled = fill(fill(page, '<!-- head -->', parts.head), '<!-- bar -->', parts.bar)
    return withoutRemoteAddresses(withHashLinks(filled))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runRedocly(args: string[]): Promise<void> {
  const { code, output } = await command('redocly', [...args, '--title', 'API reference · Innwire'])
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
