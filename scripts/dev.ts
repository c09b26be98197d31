import { watch } from 'node:fs'
import { root } from './build/root.ts'
import { bundleContract, lintContract } from './contract/contract.ts'
import { ContractError } from './contract/openapi-document.ts'
import { buildDocs } from './docs/build-docs.ts'
import { spectralGates } from './gates/all.ts'
import { generate } from './generate.ts'
import { freshReadRequest } from './start/fresh-read-request.ts'
import { runUntilStopped, type Services, seconds, startServices } from './start/services.ts'

await runUntilStopped(async () => {
  const services = await startServices({ liveReload: true })
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

async function refresh({ docs, mock, addresses }: Services, saved: Set<string>): Promise<void> {
  // Files that were saved while an earlier refresh ran may have gone with it.
  if (saved.size === 0) return
  const files = [...saved].join(', ')
  saved.clear()
  const started = performance.now()
  try {
    await lintContract()
    const document = await bundleContract()
    const changed = await generate(document)
    await Promise.all([
      buildDocs({ addresses, liveReload: true }),
      freshReadRequest().then((readRequest) => mock.use({ document, readRequest })),
    ])
    docs.reload()
    console.log(
      `${files}: ${changed.length} generated file(s), docs and mock updated in ${seconds(started)} s`,
    )
    // A file that was saved meanwhile is looked at with this one.
    if (saved.size === 0) await showFindings()
  } catch (error) {
    const shown = error instanceof ContractError ? error.message : (error as Error).stack
    console.error(`${files}: docs and mock keep the version before. ${shown}`)
  }
}

/** What Spectral finds. It takes longer than everything before, so docs and mock do not wait for it. */
async function showFindings(): Promise<void> {
  for (const gate of spectralGates) {
    const { failed, output } = await gate.run()
    if (failed > 0) console.error(output.trim())
  }
}
