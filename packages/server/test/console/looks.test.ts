import { mkdir } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../../scripts/build/root.ts'
import { frame } from '../../console/src/texts/frame.ts'
import { type ConsolePage, startConsole, type ViewId } from './console-page.ts'

const views = Object.keys(frame.views) as ViewId[]
const pictures = `${root}.tmp/console`

let shown: ConsolePage
beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  shown = await startConsole()
  await shown.logIn()
})
afterAll(() => shown.stop())

/** What axe finds serious, in so many words that a failing test says where. */
async function findings(): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: shown.page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const picture = (name: string) => shown.page.screenshot({ path: `${pictures}/${name}.png` })

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 900 }],
])('on a %s', (device, size) => {
  test.each(['light', 'dark'] as const)(
    'no view has a serious finding of axe in %s colours',
    async (theme) => {
      const { page } = shown
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const view of views) {
        await shown.open(view)
        await picture(`${view}-${device}-${theme}`)
        expect({ view, findings: await findings() }).toEqual({ view, findings: [] })
      }
    },
  )

  test('no view is wider than the screen', async () => {
    const { page } = shown
    await page.setViewportSize(size)
    for (const view of views) {
      await shown.open(view)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect({ view, width }).toEqual({ view, width: size.width })
    }
  })
})

test('the switch changes the colours, and the page keeps them', async () => {
  const { page } = shown
  await page.emulateMedia({ colorScheme: 'light' })
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await paper()
  await page.getByLabel(frame.theme.label).selectOption(frame.theme.dark)
  expect(await paper()).not.toBe(before)
  await page.reload()
  await page.getByLabel(frame.theme.label).waitFor()
  expect(await paper()).not.toBe(before)
})

test('nothing complained, and nothing was asked of another host', () => {
  expect(shown.complaints).toEqual([])
  expect(shown.foreignRequests).toEqual([])
})
