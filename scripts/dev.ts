import { watch } from 'node:fs'
import { BuildError, buildSite } from './build/build-stale.ts'
import { root } from './build/root.ts'
import { bundleContract, lintContract } from './contract/contract.ts'
import { ContractError } from './contract/openapi-document.ts'
import { copyLiveSite } from './docs/live-site.ts'
import { spectralGates } from './gates/all.ts'
import { generate } from './generate.ts'
import { freshReadRequest } from './start/fresh-read-request.ts'
import { runUntilStopped, type Services, seconds, startServices } from './start/services.ts'

await runUntilStopped(async () => {
  const services = await startServices({ live: true })
  // Loads every generator now, so that the first save is not slower than the next.
  await generate(await bundleContract())
  watchContract(services)
  console.log('Watching openapi/: a saved file is linted, regenerated, and seen in docs and mock.')
  return services
})

/** Editors save in several steps; the pause lets them finish. */
const settleMs = 30

function watchContract(services: Services): void {
  const saved = new Set<string>()
  let running: Promise<void> = Promise.resolve()
  let waiting: NodeJS.Timeout | undefined
  watch(`${root}openapi`, { recursive: true }, (_, file) => {
    if (!file || !/\.(yaml|json)$/.test(file)) return
    saved.add(`openapi/${file}`)
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      running = running.then(() => refresh(services, saved))
    }, settleMs)
  })
}

async function refresh({ docs, mock }: Services, saved: Set<string>): Promise<void> {
  // Files that were saved while an earlier refresh ran may have gone with it.
  if (saved.size === 0) return
  const files = [...saved].join(', ')
  saved.clear()
  const started = performance.now()
  try {
    await lintContract()
    const document = await bundleContract()
    const changed = await generate(document)
    mock.use({ document, readRequest: await freshReadRequest() })
    console.log(`${files}: ${changed.length} generated file(s), mock updated in ${seconds(started)} s`)
    refreshDocs(docs)
    // A file that was saved meanwhile is looked at with this one.
    if (saved.size === 0) await showFindings()
  } catch (error) {
    const shown = error instanceof ContractError ? error.message : (error as Error).stack
    console.error(`${files}: docs and mock keep the version before. ${shown}`)
  }
}

let docsAreStale = false
let docsAreUnderWay = false

/** Builds the docs beside everything else, since they take longest; what changes meanwhile goes into the next build. */
async function refreshDocs(docs: Services['docs']): Promise<void> {
  docsAreStale = true
  if (docsAreUnderWay) return
  docsAreUnderWay = true
  while (docsAreStale) {
    docsAreStale = false
    const started = performance.now()
    try {
      await copyLiveSite(await buildSite())
      docs.reload()
      console.log(`docs updated in ${seconds(started)} s`)
    } catch (error) {
      const shown = error instanceof BuildError ? error.message : (error as Error).stack
      console.error(`The docs keep the version before. ${shown}`)
    }
  }
  docsAreUnderWay = false
}

/** What Spectral finds. Docs and mock do not wait for it. */
async function showFindings(): Promise<void> {
  for (const gate of spectralGates) {
    const { failed, output } = await gate.run()
    if (failed > 0) console.error(output.trim())
  }
}
