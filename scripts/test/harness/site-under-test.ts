import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type BuildDocsOptions, buildDocs } from '../../docs/build-docs.ts'
import { serveDocs } from '../../docs/serve-docs.ts'
import { launchChromium } from './chromium.ts'

/** The site, built into a folder of its own, served, and open in a real browser. */
export type SiteUnderTest = {
  url: string
  folder: string
  page: Page
  reload(): void
  /** Requests of the browser that went to anything but this site. */
  foreignRequests: string[]
  /** Errors and warnings on the browser's console, uncaught errors, and answers of 400 and above. */
  complaints: string[]
  stop(): Promise<void>
}

/** Builds, serves and opens the site for one test file. The folder holds a `gone.html` of an earlier build. */
export async function startSite(options: Omit<BuildDocsOptions, 'outDir'>): Promise<SiteUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-docs-'))
  await writeFile(join(folder, 'gone.html'), 'of an earlier build')
  const [browser, server] = await Promise.all([
    launchChromium(),
    buildDocs({ ...options, outDir: folder }).then(() => serveDocs({ port: 0, outDir: folder })),
  ])
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  const foreignRequests: string[] = []
  const complaints: string[] = []
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== server.url)
      foreignRequests.push(request.url())
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  return {
    url: server.url,
    folder,
    page,
    reload: server.reload,
    foreignRequests,
    complaints,
    async stop() {
      await browser.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
