import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/build/root.ts'
import { errorCodes } from '../pages/errors-page.ts'
import { operations } from '../pages/operations.ts'
import { builtPages, references } from './built-pages.ts'
import { type OpenSite, openSite } from './open-site.ts'

let site: OpenSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

test('no page is wider than a phone', async () => {
  const { page, url, folder } = site
  await page.setViewportSize(phone)
  const wide: string[] = []
  for (const address of [...builtPages(folder).keys(), ...references]) {
    await page.goto(url + address, { waitUntil: 'domcontentloaded' })
    if (Number(await page.evaluate('document.documentElement.scrollWidth')) > phone.width) wide.push(address)
  }
  await page.setViewportSize(desk)
  expect(wide).toEqual([])
})

test('a phone shows a table of many columns without scrolling, and whole words', async () => {
  const { page, url } = site
  await page.setViewportSize(phone)
  await page.goto(`${url}/coverage.html`)
  const hidden = await page
    .locator('table')
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  await page.setViewportSize(desk)
  expect(hidden).toBe(0)
})

test('the first page has the menu, too, on a phone', async () => {
  const { page, url } = site
  await page.setViewportSize(phone)
  await page.goto(url)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'At the terminal' }).first().click()
  await page.waitForURL(`${url}/start/terminal.html`)
  await page.setViewportSize(desk)
})

test('a picture has the colours of the theme that the page was given, not those of the system', async () => {
  const { page, url } = site
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${url}/packages/server.html`)
  const shown = () =>
    page
      .locator('img[src*="console-night"]')
      .evaluateAll((all) =>
        all.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
      )
  expect(await shown()).toEqual(['/images/console-night-light.png'])
  await page.getByRole('combobox', { name: 'Select theme' }).first().selectOption('dark')
  expect(await shown()).toEqual(['/images/console-night-dark.png'])
  await page.getByRole('combobox', { name: 'Select theme' }).first().selectOption('auto')
})

// Where somebody wants to look at the pages.
const pictures = process.env.INNWIRE_SCREENSHOTS === '1' && `${root}.tmp/docs`
if (pictures) mkdirSync(pictures, { recursive: true })

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const seriousFindings = `axe.run().then(({ violations }) => violations
  .filter(({ impact }) => ['serious', 'critical'].includes(impact))
  .map(({ id, nodes }) => id + ' of ' + nodes[0].html))`

test.each(['light', 'dark'] as const)(
  'axe has no serious finding on pages of each kind, %s',
  async (theme) => {
    const { page, url } = site
    await page.emulateMedia({ colorScheme: theme })
    const found: string[] = []
    for (const address of [
      '/',
      '/start/pms.html',
      '/concepts/calendar-and-channels.html',
      '/errors.html',
      '/packages/client.html',
      '/api/client.html',
      '/events.html',
      '/configuration.html',
    ]) {
      await page.goto(url + address)
      await page.evaluate(axe)
      const serious = (await page.evaluate(seriousFindings)) as string[]
      found.push(...serious.map((each) => `${address}: ${each}`))
      for (const [device, viewport] of pictures ? Object.entries({ desk, phone }) : []) {
        await page.setViewportSize(viewport)
        const name = address.slice(1).replace('.html', '').replaceAll('/', '-') || 'first'
        await page.screenshot({ path: `${pictures}/${name}-${device}-${theme}.png` })
      }
      await page.setViewportSize(desk)
    }
    expect(found).toEqual([])
  },
)

/** Runs in the page: which addresses are not among the first results for their words. */
const lostBySearch = `async (wanted) => {
  const pagefind = await import('/pagefind/pagefind.js')
  const lost = []
  for (const [words, address] of wanted) {
    const { results } = await pagefind.search(words)
    const shown = await Promise.all(results.slice(0, 5).map((result) => result.data()))
    const addresses = shown.flatMap(({ url, sub_results }) => [url, ...sub_results.map((sub) => sub.url)])
    if (!addresses.includes(address)) lost.push([words, ...addresses.slice(0, 5)])
  }
  return lost
}`

/** Runs in the page: the first result for each of some words. */
const firstBySearch = `async (all) => {
  const pagefind = await import('/pagefind/pagefind.js')
  const first = []
  for (const words of all) {
    const { results } = await pagefind.search(words)
    first.push((await results[0]?.data())?.url)
  }
  return first
}`

test('the search finds every operation, every error code and every guide', async () => {
  const { page, url, folder } = site
  await page.goto(url)
  const codes = Object.keys({ ...errorCodes.property, ...errorCodes.control })
  const names = [...operations.property, ...operations.control].map(({ id }) => id)
  // Each by its name in the navigation.
  const text = builtPages(folder).get('/errors.html')?.text ?? ''
  const guides = Array.from(
    text.matchAll(/<a href="([^"#]+)"[^>]*> ?<span[^>]*>([^<]+)<\/span>/g),
    ([, address = '', label = '']) => [label, address] as const,
  ).filter(([, address]) => !references.includes(address))
  expect(guides.length).toBeGreaterThan(30)
  const wanted = [
    ...codes.map((code) => [code, `/errors.html#${code}`] as const),
    ...names.map((name) => [name, `/operations.html#${name.toLowerCase()}`] as const),
    ...guides,
  ]
  const lost = await page.evaluate(`(${lostBySearch})(${JSON.stringify(wanted)})`)
  expect(lost).toEqual([])
})

test('the search answers what people ask with the page that explains it, before those that list everything', async () => {
  const { page, url } = site
  await page.goto(url)
  const asked = [
    ['what does try_again mean', '/concepts/try-again.html'],
    ['retry after a 429', '/concepts/budget.html'],
    ['which port', '/configuration.html'],
    ['refund', '/concepts/folios-and-postings.html'],
    ['post a bill php', '/guides/post-from-a-till.html'],
    ['lint rule', '/packages/spectral-ruleset.html'],
    ['changeset', '/contributing.html'],
    ['rotate token', '/guides/rotate-a-token.html'],
    ['token revoked', '/guides/rotate-a-token.html'],
    ['new token', '/guides/rotate-a-token.html'],
    ['lost journal', '/guides/go-live-and-recover.html'],
    ['server was restored', '/guides/go-live-and-recover.html'],
    ['PostgresSettings', '/api/sync.html'],
  ]
  const first = await page.evaluate(`(${firstBySearch})(${JSON.stringify(asked.map(([words]) => words))})`)
  expect(first).toEqual(asked.map(([, address]) => address))
})

test('a link to a name of an API, or to a part of it, unfolds it', async () => {
  const { page, url } = site
  await page.goto(`${url}/api/client.html`)
  const calls = page.locator('details[data-of="calloptions"]')
  expect(await calls.getAttribute('open')).toBe(null)
  await page.goto(`${url}/api/client.html#calloptions`)
  await page.locator('details[data-of="calloptions"][open]').waitFor()
  // A part of another fold.
  await page.goto(`${url}/api/client.html#updatedaily`)
  await page.locator('details[data-of="calendar"][open]').waitFor()
})

test('a person finds a page by the keyboard alone', async () => {
  const { page, url } = site
  await page.goto(`${url}/start/pms.html`)
  await page.locator('button[data-open-modal]:enabled').waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('.pagefind-ui__search-input').fill('try_again')
  const results = page.locator('.pagefind-ui__result-link')
  await results.first().waitFor()
  // Results are drawn one after another, which moves what is between the field and the first.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return results.evaluateAll((links) => links.some((link) => link === document.activeElement))
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => !address.pathname.startsWith('/start/'))
})

test('every operation stands at its address in the reference, and names its decisions', async () => {
  const { page, url } = site
  for (const { address, summary, path } of operations.property) {
    await page.goto(url + address)
    const section = page.locator(`[id="${address.split('#/')[1]}"]`)
    await section.locator('h2').filter({ hasText: summary }).first().waitFor()
    await section.getByText(path, { exact: true }).first().waitFor()
  }
  const roles = operations.control.find(({ id }) => id === 'createBooking')
  await page.goto(url + roles?.address)
  const booking = page.locator(`[id="${roles?.address.split('#/')[1]}"]`)
  await booking.waitFor()
  expect(await booking.textContent()).toMatch(/role:\s*desk/)
  const posting = operations.property.find(({ id }) => id === 'createPosting')
  await page.goto(url + posting?.address)
  await page.locator('a[href="decisions.html#d25"]').first().click()
  await page.waitForURL(`${url}/decisions.html#d25`)
  expect((await page.locator('h2#d25').boundingBox())?.y).toBeLessThan(300)
})

test('an operation has samples in every language that has some, and its body', async () => {
  const { page, url } = site
  const daily = operations.property.find(({ id }) => id === 'updateRoomsDaily')
  await page.goto(url + daily?.address)
  const section = page.locator(`[id="${daily?.address.split('#/')[1]}"]`)
  await section.getByRole('button', { name: 'curl' }).click()
  const languages = page.getByRole('menuitem')
  await languages.first().waitFor()
  const names = ['curl', 'TypeScript', 'innwire', 'Python', 'PHP', 'Payload']
  expect(await languages.allTextContents()).toEqual(names)
  await languages.filter({ hasText: 'innwire' }).click()
  await section.getByText('innwire calendar push').waitFor()
})

test('the first page costs at most 150 kB', async () => {
  const { page, url } = site
  let bytes = 0
  const requests: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    requests.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(requests)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

test('the browser asked no other host for anything, and had nothing to complain about', () => {
  expect(site.foreignRequests).toEqual([])
  expect(site.complaints).toEqual([])
})
