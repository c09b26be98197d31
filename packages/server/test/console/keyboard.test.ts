import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendar } from '../../console/src/texts/calendar.ts'
import { frame } from '../../console/src/texts/frame.ts'
import { type ConsolePage, startConsole } from './console-page.ts'

let shown: ConsolePage
beforeAll(async () => {
  shown = await startConsole()
})
afterAll(() => shown.stop())

const press = async (...keys: string[]) => {
  for (const key of keys) await shown.page.keyboard.press(key)
}
const heading = (name: string) => shown.page.getByRole('heading', { level: 1, name }).waitFor()

test('a person without a mouse logs in, goes to every view, opens a night and closes it', async () => {
  const { page, server } = shown
  await page.goto('/console/')
  await page.getByLabel(frame.login.token).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(String(server.controlToken))
  await press('Enter')
  await heading(frame.views.requests)

  for (const [key, view] of Object.entries({
    h: frame.views.channels,
    b: frame.views.reservations,
    f: frame.views.folios,
    t: frame.views.trouble,
    r: frame.views.requests,
    c: frame.views.calendar,
  })) {
    await press('g', key)
    await heading(view)
  }

  const grid = page.getByRole('grid', { name: calendar.grid })
  await grid.waitFor()
  while (!(await grid.evaluate((element) => element === document.activeElement))) await press('Tab')
  const active = () => grid.getAttribute('aria-activedescendant')
  expect(await active()).toBe('cell-0-0')
  await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  expect(await active()).toBe('cell-1-1')
  await press('End')
  expect(await active()).toBe('cell-1-499')
  await page.locator('#cell-1-499').waitFor()
  await press('Home', 'Enter')
  const night = page.getByRole('dialog')
  await night.getByRole('heading', { name: calendar.detail.values }).waitFor()
  await press('Escape')
  await night.waitFor({ state: 'detached' })
  expect(await grid.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('nights that are still being read are empty, and have nothing of other nights', async () => {
  const { page } = shown
  const read = Promise.withResolvers<void>()
  await shown.open('calendar')
  await page.route('**/calendar/grid?*', async (route) => {
    await read.promise
    await route.fallback()
  })
  const grid = page.getByRole('grid', { name: calendar.grid })
  await grid.focus()
  await press('End')
  const last = page.locator('#cell-0-499')
  await last.waitFor()
  expect(await last.textContent()).toBe('')
  read.resolve()
  await expect.poll(() => last.textContent()).not.toBe('')
  await page.unroute('**/calendar/grid?*')
})

test('? lists the keys, Escape closes them, and letters that a person types into a field go nowhere', async () => {
  const { page } = shown
  await press('?')
  const keys = page.getByRole('dialog', { name: frame.keys.heading })
  await keys.waitFor()
  await press('Escape')
  await keys.waitFor({ state: 'detached' })

  await press('g', 'r')
  await heading(frame.views.requests)
  await press('/')
  await page.keyboard.type('gc?')
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('gc?')
  await heading(frame.views.requests)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the first key reaches a link past the navigation', async () => {
  const { page } = shown
  await shown.open('channels')
  await press('Tab')
  await page.getByRole('link', { name: frame.skip }).and(page.locator(':focus')).waitFor()
  await press('Enter')
  await page.locator('#view:focus').waitFor()
})
