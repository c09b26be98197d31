import type { CDPSession, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/test/harness/chromium.ts'
import { frame } from '../../server/console/src/texts/frame.ts'
import type { Figure } from './figure.ts'
import { controlToken, type Running } from './server-programs.ts'

/** The console of a server, at its first view, with a person who is logged in. */
export type OpenConsole = {
  page: Page
  /** What only the browser itself can do: gestures as of a real wheel, and what is left in memory. */
  devtools: CDPSession
  close(): Promise<void>
}

export async function openConsole({ controlUrl }: Running): Promise<OpenConsole> {
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: controlUrl })
  await page.goto('/console/')
  await page.getByLabel(frame.login.token).fill(controlToken)
  await page.getByRole('button', { name: frame.login.submit }).click()
  await page.getByRole('heading', { level: 1, name: frame.views.requests }).waitFor()
  return { page, devtools: await page.context().newCDPSession(page), close: () => browser.close() }
}

/** The files that a browser has loaded until a person sees the first view, as they came, with the login. */
export async function firstLoadFigure({ page }: OpenConsole): Promise<Figure> {
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => new URL(name).pathname.startsWith('/console/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  return { value: bytes / 1000, unit: 'kB' }
}
