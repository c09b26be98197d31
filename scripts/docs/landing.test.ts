import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type SiteUnderTest, startSite } from '../test/harness/site-under-test.ts'
import { operationGroups } from './contract-facts.ts'
import { decisionsOf } from './decision-links.ts'

vi.setConfig({ testTimeout: 20_000 })

let site: SiteUnderTest

const mock = 'http://127.0.0.1:4010'
const server = 'http://127.0.0.1:4020'

beforeAll(async () => {
  site = await startSite({ addresses: { mock, server } })
})
afterAll(() => site.stop())

test('the addresses of mock and server are shown, each with a command that can be copied', async () => {
  const { page, url } = site
  await page.goto(url)
  for (const address of [mock, server]) {
    const row = page.locator('.address').filter({ hasText: address })
    await row.getByRole('button', { name: 'Copy' }).click()
    await row.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(copied).toBe(`curl '${address}/api/v2/apps/rooms?token=demo-token&hr_id=demo'`)
  }
})

test('version and number of operations are those of the contract', async () => {
  const { page, url, folder } = site
  const contract = JSON.parse(await readFile(`${folder}/openapi.json`, 'utf8'))
  const count = Object.values<object>(contract.paths).flatMap((item) => Object.keys(item)).length
  await page.goto(url)
  expect(await page.locator('.facts').textContent()).toBe(
    `Contract ${contract.info.version} · ${count} operations`,
  )
  expect(await page.locator('.operations td.summary').count()).toBe(count)
})

test('every link of every page answers', async () => {
  const { page, url, folder } = site
  const links = new Set<string>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.html') || ['reference.html', 'control.html'].includes(name)) continue
    await page.goto(`${url}/${name}`)
    const hrefs = (await page.evaluate(
      "[...document.querySelectorAll('a[href]')].map((link) => link.href)",
    )) as string[]
    for (const href of hrefs) links.add(href.replace(/#.*/, ''))
  }
  expect(links).toContain(`${url}/openapi.yaml`)
  for (const link of links) expect((await fetch(link)).status, link).toBe(200)
})

test('every operation links to its place in the reference', async () => {
  const { page, url, folder } = site
  const contract = JSON.parse(await readFile(`${folder}/openapi.json`, 'utf8'))
  const operations = operationGroups(contract).flatMap((group) => group.operations)
  await page.goto(url)
  for (const { anchor, summary } of operations) {
    const link = page.getByRole('link', { name: summary, exact: true })
    expect(await link.getAttribute('href')).toBe(`reference.html${anchor}`)
  }
  await page.getByRole('link', { name: 'Post an invoice' }).click()
  await page.locator('h2').filter({ hasText: 'Post an invoice' }).waitFor()
})

test('every decision that the contract names has a section, which its address shows', async () => {
  const { page, url, folder } = site
  const named = new Set<string>()
  JSON.parse(await readFile(`${folder}/openapi.json`, 'utf8'), (key, value) => {
    if (key === 'x-decision') for (const name of decisionsOf(value)) named.add(name.toLowerCase())
    return value
  })
  await page.goto(`${url}/decisions.html#d7`)
  const ids = await page.evaluate("[...document.querySelectorAll('h2[id]')].map((heading) => heading.id)")
  expect(ids).toEqual(expect.arrayContaining([...named]))
  expect((await page.locator('h2#d7').boundingBox())?.y).toBeLessThan(200)
})

test('published pages hold nothing of live reloading, and pages of earlier builds are gone', async () => {
  const { folder } = site
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'reference.html', 'control.html', 'decisions.html']),
  )
  expect(names).not.toContain('gone.html')
  for (const name of names) expect(await readFile(`${folder}/${name}`, 'utf8')).not.toContain('__reload')
})

test('on a narrow screen nothing is wider than the screen', async () => {
  const { page, url } = site
  await page.setViewportSize({ width: 400, height: 800 })
  for (const path of ['/', '/decisions.html']) {
    await page.goto(url + path)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400)
  }
})

test('the browser asked no other host for anything, and had nothing to complain about', () => {
  expect(site.foreignRequests).toEqual([])
  expect(site.complaints).toEqual([])
})
