import type { Page } from 'playwright-core'
import { buildSite } from '../../../scripts/build/build-stale.ts'
import { serveDocs } from '../../../scripts/docs/serve-docs.ts'
import { launchChromium } from '../../../scripts/test/harness/chromium.ts'

/** The built site, served, and open in a real browser. */
export type OpenSite = {
  url: string
  folder: string
  page: Page
  /** Requests of the browser that went to anything but this site. */
  foreignRequests: string[]
  /** Errors and warnings on the browser's console, uncaught errors, and answers of 400 and above. */
  complaints: string[]
  close(): Promise<void>
}

export async function openSite(): Promise<OpenSite> {
  const [browser, folder] = await Promise.all([launchChromium(), buildSite()])
  const server = await serveDocs({ port: 0, folder })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const foreignRequests: string[] = []
  const complaints: string[] = []
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== server.url)
      foreignRequests.push(request.url())
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return {
    url: server.url,
    folder,
    page,
    foreignRequests,
    complaints,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
