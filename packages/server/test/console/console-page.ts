import { type Server, type ServerOptions, startServer } from '@innwire/server'
import type { Browser, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { launchChromium } from '../../../../scripts/test/harness/chromium.ts'
import { frame } from '../../console/src/texts/frame.ts'

export type ViewId = keyof typeof frame.views

/** The console of a server with the demo hotel, in a real browser. */
export type ConsolePage = {
  server: Server
  browser: Browser
  page: Page
  /** Errors and warnings on the browser's console, uncaught errors, and answers of 400 and above. */
  complaints: string[]
  /** Requests of the browser that went to anything but the control API's listener. */
  foreignRequests: string[]
  /** Logs in with a token, standard the server's own, and waits for the first view. */
  logIn(token?: string): Promise<void>
  /** Opens a view of the demo hotel by its address, and waits until it has read what it shows. */
  open(view: ViewId): Promise<void>
  stop(): Promise<void>
}

/** Starts the built server, which has the page, and a browser. */
export async function startConsole(options: ServerOptions = {}): Promise<ConsolePage> {
  const [server, browser] = await Promise.all([
    startServer({ port: 0, demo: true, ...options }),
    launchChromium(),
  ])
  const origin = String(server.controlUrl)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: origin })
  const complaints: string[] = []
  const foreignRequests: string[] = []
  const underWay = new Set<Request>()
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreignRequests.push(request.url())
    // The stream of events ends with the page.
    if (request.resourceType() !== 'eventsource') underWay.add(request)
  })
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  context.on('console', (message) => {
    // What could not be loaded is told by its answer.
    if (message.text().startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  const page = await context.newPage()
  const heading = (view: ViewId) => page.getByRole('heading', { level: 1, name: frame.views[view] })
  return {
    server,
    browser,
    page,
    complaints,
    foreignRequests,
    async logIn(token = String(server.controlToken)) {
      await page.goto('/console/')
      await page.getByLabel(frame.login.token).fill(token)
      await page.getByRole('button', { name: frame.login.submit }).click()
      await heading('requests').waitFor()
    },
    async open(view) {
      await page.goto(`/console/demo/${view}`)
      await heading(view).waitFor()
      await expect.poll(() => underWay.size).toBe(0)
      await page.getByText(frame.loading).waitFor({ state: 'detached' })
    },
    async stop() {
      await browser.close()
      await server.stop()
    },
  }
}
