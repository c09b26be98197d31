import type { Browser } from 'playwright-core'
import { buildSite } from '../../../scripts/build/build-stale.ts'
import { serveDocs } from '../../../scripts/docs/serve-docs.ts'
import { launchChromium } from '../../../scripts/test/harness/chromium.ts'
import { type Figure, figureOf, type Group } from './figure.ts'

type FirstPage = {
  kB: number
  firstContentfulPaintMs: number
  largestContentfulPaintMs: number
  readableMs: number
}

const times = 5

/** The first page of the docs site in a real browser that has nothing of it yet. */
export const docs: Group = async () => {
  const site = await serveDocs({ port: 0, folder: await buildSite() })
  const browser = await launchChromium()
  try {
    const measured: FirstPage[] = []
    while (measured.length < times) measured.push(await firstPage(browser, site.url))
    return {
      'docs.firstPage.kB': figureOf('kB', measured, ({ kB }) => kB),
      'docs.firstPage.firstContentfulPaint.ms': milliseconds(measured, 'firstContentfulPaintMs'),
      'docs.firstPage.largestContentfulPaint.ms': milliseconds(measured, 'largestContentfulPaintMs'),
      'docs.firstPage.readable.ms': milliseconds(measured, 'readableMs'),
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

const milliseconds = (measured: FirstPage[], name: keyof FirstPage): Figure =>
  figureOf('ms', measured, (one) => one[name])

/** A context of its own has no cache. */
async function firstPage(browser: Browser, url: string): Promise<FirstPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const started = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Start with a PMS' }).waitFor()
    const readableMs = performance.now() - started
    await page.waitForLoadState('networkidle')
    return { readableMs, ...(await page.evaluate(vitals)) }
  } finally {
    await context.close()
  }
}

/** Runs in the page. Sizes are those of what was sent, heads included. */
async function vitals() {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const bytes = entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  return {
    kB: bytes / 1000,
    firstContentfulPaintMs: firstPaint?.startTime ?? Number.NaN,
    largestContentfulPaintMs: largest,
  }
}
