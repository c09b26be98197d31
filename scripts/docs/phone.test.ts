import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../test/harness/site-under-test.ts'

const width = 390

let site: SiteUnderTest
beforeAll(async () => {
  site = await startSite({ addresses: {} })
  await site.page.setViewportSize({ width, height: 844 })
})
afterAll(() => site.stop())

test.each(['index', 'reference', 'control', 'coverage'])(
  'a phone shows every link of %s.html',
  async (name) => {
    const { page, url } = site
    await page.goto(`${url}/${name}.html`)
    for (const link of await page.locator('.site a').all()) {
      const box = await link.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await link.click({ trial: true })
    }
  },
)

test('a phone shows whole lines of what is on a page', async () => {
  const { page, url } = site
  await page.goto(`${url}/decisions.html`)
  const list = await page.locator('.toc ul').boundingBox()
  const lines = await Promise.all((await page.locator('.toc li').all()).map((line) => line.boundingBox()))
  const bottom = (list?.y ?? 0) + (list?.height ?? 0)
  const cut = lines.filter((line) => line && line.y < bottom - 1 && line.y + line.height > bottom + 1)
  expect(lines.length).toBeGreaterThan(8)
  expect(cut).toEqual([])
})

test('a phone shows all columns of the tables', async () => {
  const { page, url } = site
  await page.goto(`${url}/coverage.html`)
  const hidden = await page
    .locator('.scroll')
    .evaluateAll(
      (tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    )
  expect(hidden).toBe(0)
})
