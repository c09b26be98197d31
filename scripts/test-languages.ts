import { readFile, writeFile } from 'node:fs/promises'
import { buildStale } from './build/build-stale.ts'
import { root } from './build/root.ts'

// Generates clients with every tool that is installed, makes the calls with each, and writes docs/languages.md.
await buildStale()
// Only now is there a server that can be imported.
const { tryAll } = await import('./languages/try-all.ts')
const { withResults } = await import('./languages/results.ts')
const results = await tryAll(console.log)
const page = `${root}docs/languages.md`
await writeFile(page, withResults(await readFile(page, 'utf8'), results))
console.log('\nThe results are in docs/languages.md.')
