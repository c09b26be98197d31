import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type SiteUnderTest, startSite } from '../test/harness/site-under-test.ts'
import { type OperationRow, operationGroups } from './contract-facts.ts'

vi.setConfig({ testTimeout: 20_000 })

let site: SiteUnderTest
let operations: OperationRow[]

beforeAll(async () => {
  site = await startSite({ addresses: {}, liveReload: true })
  const contract = JSON.parse(await readFile(`${site.folder}/openapi.json`, 'utf8'))
  operations = operationGroups(contract).flatMap((group) => group.operations)
})
afterAll(() => site.stop())

const headingOf = ({ anchor, summary }: OperationRow) =>
  site.page.locator('h2').filter({ has: site.page.locator(`a[href="${anchor}"]`), hasText: summary })

test('every operation of the contract stands at its anchor, with summary, path and sidebar entry', async () => {
  const { page, url } = site
  expect(operations.length).toBeGreaterThan(10)
  for (const operation of operations) {
    await page.goto(`${url}/reference.html${operation.anchor}`)
    const heading = headingOf(operation)
    await heading.waitFor()
    await expect
      .poll(async () => (await heading.boundingBox())?.y, { message: operation.anchor })
      .toBeLessThan(900)
    const section = page.locator(`[id="${operation.anchor.slice(2)}"]`)
    await section.getByText(operation.path, { exact: true }).first().waitFor()
    await page.getByRole('listitem').locator(`a[href="${operation.anchor}"]`).waitFor()
  }
})

test('searching for a word of an operation finds it, and the result leads there', async () => {
  const { page, url } = site
  await page.goto(`${url}/reference.html`)
  await page.getByText('Search Ctrl+K').click()
  await page.getByPlaceholder('Search docs...').fill('invoice')
  await page.getByRole('link', { name: 'Post an invoice' }).first().click()
  const posting = operations.find(({ summary }) => summary === 'Post an invoice')
  if (!posting)
    throw new Error('The contract has no operation "Post an invoice"; search for another one here.')
  await headingOf(posting).waitFor()
  expect(page.url()).toBe(`${url}/reference.html${posting.anchor}`)
})

test('an operation that is known from a sample only says so below its title', async () => {
  const { page, url } = site
  const sample = operations.find(({ basis }) => basis === 'sample')
  if (!sample) throw new Error('The contract has no operation with x-basis: sample; take another basis here.')
  await page.goto(`${url}/reference.html${sample.anchor}`)
  await headingOf(sample).waitFor()
  const text = await page.locator(`[id="${sample.anchor.slice(2)}"]`).textContent()
  expect(text).toMatch(/basis:\s*sample/)
})

test('an operation of the control API says below its title which role it needs, and whether it is for tests only', async () => {
  const { page, url } = site
  for (const [anchor, words] of [
    ['#/bookings/createbooking', /role:\s*desk/],
    ['#/clock/setclock', /role:\s*admin.*test-only:\s*true/s],
  ] as const) {
    await page.goto(`${url}/control.html${anchor}`)
    const section = page.locator(`[id="${anchor.slice(2)}"]`)
    await section.waitFor()
    expect(await section.textContent()).toMatch(words)
  }
})

test('a decision in the reference links to its section', async () => {
  const { page, url } = site
  await page.goto(`${url}/reference.html#/postings/createposting`)
  await page.locator('a[href="decisions.html#d25"]').first().click()
  await page.waitForURL(`${url}/decisions.html#d25`)
  await page.locator('h2#d25').waitFor()
})

test('each reference offers the files of its own contract', async () => {
  const { page, url } = site
  for (const [path, name] of [
    ['reference.html', 'openapi'],
    ['control.html', 'control'],
  ]) {
    await page.goto(`${url}/${path}`)
    for (const ending of ['yaml', 'json']) {
      expect(await page.locator(`a[download][href="${name}.${ending}"]`).count()).toBeGreaterThan(0)
      const file = await fetch(`${url}/${name}.${ending}`).then((response) => response.text())
      expect(file).toContain(name === 'control' ? 'Innwire control API' : 'listRooms')
    }
  }
})

test('an open page loads itself again when the server says so', async () => {
  const { page, url, reload } = site
  for (const path of ['/reference.html', '/control.html', '/decisions.html']) {
    const connected = page.waitForResponse(`${url}/__reload`)
    await page.goto(url + path)
    await connected
    await Promise.all([page.waitForEvent('load'), reload()])
  }
})

test('the browser asked no other host for anything, and had nothing to complain about', () => {
  expect(site.foreignRequests).toEqual([])
  expect(site.complaints).toEqual([])
})
