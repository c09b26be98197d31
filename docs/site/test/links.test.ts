import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../scripts/build/build-stale.ts'
import { root } from '../../../scripts/build/root.ts'
import { apiPackages } from '../api/entry-points.ts'
import { errorCodes } from '../pages/errors-page.ts'
import { operations } from '../pages/operations.ts'
import { type BuiltPage, builtPages, references } from './built-pages.ts'

let folder: string
let pages: Map<string, BuiltPage>
beforeAll(async () => {
  folder = await buildSite()
  pages = builtPages(folder)
})

/** What no page has, such as `/sync.html#bils`. */
function dead(page: string, href: string): boolean {
  const { pathname, hash, origin } = new URL(href, `http://site.test${page}`)
  if (origin !== 'http://site.test') return false
  const target = pathname === '/' ? '/index.html' : pathname
  const anchor = decodeURIComponent(hash.slice(1))
  if (references.includes(target)) return anchor !== '' && !operationAddresses().has(`${target}${hash}`)
  if (!pages.has(target)) return !existsSync(folder + target)
  return !['', '_top'].includes(anchor) && !pages.get(target)?.anchors.has(anchor)
}

const operationAddresses = () =>
  new Set([...operations.property, ...operations.control].map(({ address }) => address))

test('every link of every page leads to a page and an anchor that are there', () => {
  const found = [...pages].flatMap(([page, { links }]) =>
    links.filter((href) => dead(page, href)).map((href) => `${page}: ${href}`),
  )
  expect(found).toEqual([])
})

test('every page is in the navigation, but for the first one and that of a missing address', () => {
  const navigation =
    /<nav class="sidebar[\s\S]*?<\/nav>/.exec(pages.get('/errors.html')?.text ?? '')?.[0] ?? ''
  const outside = [...pages.keys(), ...references].filter((page) => !navigation.includes(`href="${page}"`))
  expect(outside.sort()).toEqual(['/404.html', '/index.html'])
})

test('addresses that were given out before are there', () => {
  for (const name of [
    'decisions',
    'coverage',
    'sync',
    'run',
    'languages',
    'operate',
    'production',
    'rules',
    'scale',
    'channels',
  ])
    expect([...pages.keys()]).toContain(`/${name}.html`)
  for (const name of [
    'openapi.json',
    'openapi.yaml',
    'openapi-inlined.json',
    'openapi-3.0.json',
    'control.json',
    'control.yaml',
  ])
    expect(existsSync(`${folder}/${name}`), name).toBe(true)
  expect(pages.get('/decisions.html')?.anchors).toContain('d25')
})

test('every error code has an anchor of its name', () => {
  const codes = Object.keys({ ...errorCodes.property, ...errorCodes.control })
  expect(codes.filter((code) => !pages.get('/errors.html')?.anchors.has(code))).toEqual([])
})

test('every operation has a heading with its name', () => {
  const names = [...operations.property, ...operations.control].map(({ id }) => id.toLowerCase())
  expect(names.filter((name) => !pages.get('/operations.html')?.anchors.has(name))).toEqual([])
})

test.each(apiPackages)('what the package %s exports by name has a heading on its page', (name) => {
  const source = readFileSync(`${root}packages/${name}/src/index.ts`, 'utf8')
  const exported = Array.from(source.matchAll(/^export (?:type )?\{([^}]+)\}/gm), ([, names = '']) =>
    names.split(','),
  )
  const headings = Array.from(
    pages.get(`/api/${name}.html`)?.text.matchAll(/<h3 id="[^"]+">(\w+)/g) ?? [],
    ([, heading = '']) => heading,
  )
  // `postingBody as checkPosting`
  const names = exported.flat().flatMap((one) => /(\w+)\s*$/.exec(one)?.[1] ?? [])
  expect(headings).not.toEqual([])
  expect(names.filter((one) => !headings.includes(one))).toEqual([])
})

test.each([
  // Of the engine, the quota, a fleet, and the log of innwire run.
  ['events', ['channel_failed', 'clock_differs', 'budget_exhausted', 'fleet_trouble', 'file_refused']],
  ['metrics', ['innwire_outbox_deliveries', 'innwire_disk_free_bytes', 'innwire_run_waiting']],
  ['configuration', ['--trust-proxy', '--reading']],
  ['commands', ['innwire calendar push', 'innwire run']],
])('the page of %s has a heading for each, with its meaning', (page, names) => {
  const sections = Array.from(
    pages
      .get(`/${page}.html`)
      ?.text.matchAll(/<h[23] id="[^"]+">([\w -]+)<\/h[23]>(?:(?!<p>)[\s\S])*<p>([\s\S]*?)<\/p>/g) ?? [],
    ([, heading = '', meaning = '']) => ({ heading, meaning }),
  )
  expect(names.filter((name) => !sections.some(({ heading }) => heading === name))).toEqual([])
  expect(sections.filter(({ meaning }) => meaning.length < 10)).toEqual([])
})

test('the configuration names variables of the programs, and none of our own tests', () => {
  const { text = '' } = pages.get('/configuration.html') ?? {}
  for (const name of [
    'INNWIRE_SECRET_KEY',
    'INNWIRE_CONTROL_TOKEN',
    'INNWIRE_PROFILE',
    'rangeEnd',
    'secretFile',
  ])
    expect(text, name).toContain(name)
  for (const name of ['INNWIRE_TEST_LONG', 'DOCS_PORT']) expect(text, name).not.toContain(name)
})

test('what is internal is on no page of an API', () => {
  expect(pages.get('/api/client.html')?.anchors).toContain('connection')
  expect(pages.get('/api/client.html')?.text).not.toContain('also after a value that says it is')
})

test('no page shows a comment of its source, or names another host to load from', () => {
  const found = [...pages].filter(
    ([, { text }]) =>
      /<!--\s*(example|most|[\w/-]+\.\w+)/.test(text) ||
      /<(script|link|img)[^>]+(src|href)="https?:/.test(text),
  )
  expect(found.map(([page]) => page)).toEqual([])
})
