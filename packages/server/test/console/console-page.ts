import { type Server, type ServerOptions, startServer } from '@innwire/server'
import type { Browser, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { launchChromium } from '../../../../scripts/test/harness/chromium.ts'
import { frame } from '../../console/src/texts/frame.ts'

export type ViewId = keyof typeof frame.views

/** The console of a server with the demo hotel, in a real browser. */
export type ConsolePage = {
  server: Server
  page: Page
  /** Errors and warnings on the browser's console, uncaught errors, and answers of 400 and above. */
  complaints: string[]
  /** Requests of the browser that went to anything but the control API's listener. */
  foreignRequests: string[]
  /** Logs in with a token, standard the server's own, and waits for the first view. @param at where it is asked else */
  logIn(token?: string, at?: string): Promise<void>
  /** Opens a view of the demo hotel by its address, and waits until it has read what it shows. */
  open(view: ViewId): Promise<void>
  /** Goes to a view by its link, as a person does, which loads no page anew; waits as `open` does. */
  go(view: ViewId): Promise<void>
  /** Waits until the page has read what it shows. */
  settled(): Promise<void>
  /** Pushes a price of the standard room for one night, as a PMS does. */
  push(inDays: number, price: string): Promise<void>
  stop(): Promise<void>
}

/** A start of a browser costs more than most tests, and one process runs many files. It ends with the process. */
let launched: Promise<Browser> | undefined

/** Starts the built server, which has the page, and opens a window of the browser that has seen nothing before. */
export async function startConsole(options: ServerOptions = {}): Promise<ConsolePage> {
  launched ??= launchChromium()
  const [server, browser] = await Promise.all([startServer({ port: 0, demo: true, ...options }), launched])
  const origin = String(server.controlUrl)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: origin,
    // Nothing moves, so that nothing is drawn more often than it changes.
    reducedMotion: 'reduce',
  })
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
  const settled = async () => {
    await expect.poll(() => underWay.size).toBe(0)
    await page.getByText(frame.loading).waitFor({ state: 'detached' })
  }
  return {
    server,
    page,
    complaints,
    foreignRequests,
    async logIn(token = String(server.controlToken), at = origin) {
      await page.goto(`${at}/console/`)
      await page.getByLabel(frame.login.token).fill(token)
      await page.getByRole('button', { name: frame.login.submit }).click()
      await heading('requests').waitFor()
    },
    async open(view) {
      await page.goto(`/console/demo/${view}`)
      await heading(view).waitFor()
      await settled()
    },
    async go(view) {
      await page.getByRole('link', { name: frame.views[view], exact: true }).click()
      await heading(view).waitFor()
      await settled()
    },
    settled,
    async push(inDays, price) {
      const date = dayIn(inDays)
      const answer = await fetch(`${server.url}/api/v2/apps/rooms/daily?token=demo-token&hr_id=demo`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [{ date, price }] }] }),
      })
      expect(await answer.json()).toMatchObject({ status: 'ok' })
    },
    async stop() {
      await context.close()
      await server.stop()
    },
  }
}

export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
