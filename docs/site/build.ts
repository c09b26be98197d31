import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// Builds the site into dist/: the pages by Astro, and beside them the references by Redoc and the contracts themselves.
const root = fileURLToPath(new URL('.', import.meta.url))
const dist = `${root}dist`
// Turbo says by this what the site would be made from.
const sources = process.env.TURBO_HASH
const stamp = '.made-from'

const present = await readFile(`${dist}/${stamp}`, 'utf8').catch(() => undefined)
if (sources === undefined || sources !== present) await makeSite()

/** Makes the site in a folder of its own and puts it in the place of the one before, which can be read until then. */
async function makeSite(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  // What takes long to load is not needed where the site is there.
  const [{ build }, { referenceFiles }] = await Promise.all([
    import('astro'),
    import('./reference/reference-files.ts'),
  ])
  const made = await mkdtemp(`${root}.dist-`)
  try {
    const [files] = await Promise.all([referenceFiles(), build({ root, outDir: made, logLevel: 'error' })])
    for (const [name, content] of files) await writeFile(`${made}/${name}`, content)
    await cp(`${root}../images`, `${made}/images`, { recursive: true })
    await writeFile(`${made}/${stamp}`, sources ?? '')
    await rename(dist, `${made}-before`).catch(() => {})
    await rename(made, dist)
  } finally {
    await rm(made, { recursive: true, force: true })
    await rm(`${made}-before`, { recursive: true, force: true })
  }
}
