import { mkdir } from 'node:fs/promises'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../../scripts/build/root.ts'
import { calendar } from '../../console/src/texts/calendar.ts'
import { channels } from '../../console/src/texts/channels.ts'
import { folios } from '../../console/src/texts/folios.ts'
import { frame } from '../../console/src/texts/frame.ts'
import { requests } from '../../console/src/texts/requests.ts'
import { reservations } from '../../console/src/texts/reservations.ts'
import { trouble } from '../../console/src/texts/trouble.ts'
import { type ConsolePage, startConsole, type ViewId } from './console-page.ts'

const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const looks = [
  ['light', 'desk', desk],
  ['dark', 'phone', phone],
] as const
/** What depends on the theme. */
const ofColours = ['color-contrast', 'link-in-text-block']
const pictures = process.env.INNWIRE_SCREENSHOTS ? `${root}.tmp/console` : undefined

let shown: ConsolePage
beforeAll(async () => {
  if (pictures) await mkdir(pictures, { recursive: true })
  shown = await startConsole()
  await shown.logIn()
  // A request and deliveries to look at, small ones: axe looks at every cell of a table.
  await shown.push(3, '120')
})
afterAll(() => shown.stop())

type Open = (page: Page) => Promise<void>
const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click()
const firstOf =
  (role: 'table' | 'list', name: string): Open =>
  (page) =>
    page.getByRole(role, { name, exact: true }).getByRole('button').first().click()

/** How a person opens the dialogs of each view. */
const dialogs: Record<ViewId, Open[]> = {
  requests: [
    firstOf('list', requests.list),
    press(/\balarms?$/i),
    press(/^Hotel Demo/),
    (page) => page.keyboard.press('?'),
  ],
  calendar: [(page) => page.getByRole('grid', { name: calendar.grid }).press('Enter')],
  channels: [
    async (page) => {
      await page.getByLabel(channels.deliveries.state, { exact: true }).selectOption('')
      // The newest one has one night, the oldest ones a whole year.
      await page.getByRole('table', { name: channels.deliveries.list }).getByRole('button').first().click()
    },
  ],
  reservations: [press(reservations.book.one), firstOf('table', reservations.list)],
  folios: [press(folios.guests.checkIn), firstOf('table', folios.list.caption)],
  trouble: [press(trouble.faults.add), press(trouble.reset.action)],
}

/** What axe finds serious within an element, in so many words that a failing test says where. */
async function findings(within: string, rules?: string[]): Promise<string[]> {
  const { page } = shown
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // What is no violation is not described, which would take as long again.
  const options = {
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    ...(rules && { runOnly: rules }),
  }
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
    [within, options as axe.RunOptions] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const widthOfPage = () => shown.page.evaluate(() => document.documentElement.scrollWidth)

/** Each theme once, and each size once; the page goes back to the desk. */
async function judgeLooks(name: string, within: string): Promise<void> {
  const { page } = shown
  for (const [theme, device, size] of looks) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    if (pictures) await page.screenshot({ path: `${pictures}/${name}-${device}-${theme}.png` })
    expect(await findings(within), `${name} on a ${device}, ${theme}`).toEqual([])
    expect(await widthOfPage(), `${name} on a ${device}`).toBe(size.width)
  }
  await page.setViewportSize(desk)
}

test.each(Object.keys(frame.views) as ViewId[])(
  'axe finds nothing serious in the view %s and its dialogs, and nothing is wider than the screen',
  async (view) => {
    const { page } = shown
    await shown.open(view)
    await judgeLooks(view, 'body')
    // A desk shows what a phone has no room for.
    expect(await findings('body', ofColours), `${view} on a desk, dark`).toEqual([])
    for (const [index, open] of dialogs[view].entries()) {
      await open(page)
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await shown.settled()
      await judgeLooks(`${view}-dialog-${index + 1}`, '[role="dialog"]')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  },
)

test('a phone has every view in its bar, none of them outside of the screen', async () => {
  const { page } = shown
  await page.setViewportSize(phone)
  for (const name of Object.values(frame.views)) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= phone.width, name).toBe(true)
  }
  await page.setViewportSize(desk)
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
