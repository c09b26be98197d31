import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { help } from '../../src/command-line.ts'
import { readingNames, readings, StartError, startServer } from '../../src/index.ts'
import { expectRefused, run } from '../crash/refused.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { startHouse } from '../property-api/hotel.ts'
import { answered, refusalOf } from '../support/answered.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-readings-'))
})
afterAll(() => rm(folder, { recursive: true }))

const root = new URL('../../../../', import.meta.url)
const ownFolder = new URL('packages/server/', root)

describe('the list of readings', () => {
  it('has the names that the contract has, in its order', async () => {
    const place = 'openapi/control/components/schemas/Reading.yaml'
    const schema = await readFile(new URL(place, root), 'utf8')
    const [, names = ''] = /enum:\n((?: +- .+\n)+)/.exec(schema) ?? []
    expect(names.match(/\S+\.\S+/g)).toEqual(readingNames)
  })

  it('is the table of the decisions page', async () => {
    const page = await readFile(new URL('docs/decisions.md', root), 'utf8')
    const cells = (page.split('\n## Other readings\n')[1] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.replaceAll(/`|<!-- \w+ -->/g, '').split(/ *\| */))
    expect(cells.map(([, name, , , does]) => [name, does])).toEqual(
      readingNames.map((name) => [name, readings[name].does]),
    )
  })

  it('has beside it, on that page, another reading of every decision', async () => {
    const page = await readFile(new URL('docs/decisions.md', root), 'utf8')
    const [decisions = '', tables = ''] = page.split('\n## Other readings\n')
    const numbers = [...decisions.matchAll(/^## <a id="(d\d+)">/gm)].map(([, number]) => number as string)
    const rows = tables.split('\n').filter((line) => line.startsWith('| '))
    const named = new Set<string>(tables.match(/(?<=\(#)d\d+/g))
    expect(numbers.filter((number) => !named.has(number))).toEqual([])
    expect(new Set(rows.map((row) => row.split(' | ').length))).toEqual(new Set([5, 6]))
  })

  it('has a question, on that page, for every reading that costs a guest or the hotel money', async () => {
    const page = await readFile(new URL('docs/decisions.md', root), 'utf8')
    const [, questions = '', , tables = ''] = page.split(/\n## (?!<)/)
    const money =
      /charge|\bpays?\b|\btax\b|\bsold\b|\bsells?\b|overbook|folio|\bprice\b|\bon an account\b|two rooms/i
    const costly = tables.split('\n| ').filter((row) => money.test(row.split(' | ').at(-2) ?? ''))
    expect(costly.length).toBeGreaterThan(15)
    expect(costly.filter((row) => !row.match(/\(#d\d+\)/g)?.some((one) => questions.includes(one)))).toEqual(
      [],
    )
  })

  it('is in the help of the command', () => {
    for (const name of readingNames) expect(help).toContain(`${name.padEnd(25)}  ${readings[name].does}\n`)
  })

  it('has no name that the server never asks for, and none without a test', () => {
    const named = (pattern: string) => {
      const files = globSync(pattern, { cwd: ownFolder }).filter(
        (file) => !/readings\/readings\.ts$|generated/.test(file),
      )
      const source = files.map((file) => readFileSync(new URL(file, ownFolder), 'utf8')).join()
      return readingNames.filter((name) => source.includes(`'${name}'`))
    }
    expect(named('src/**/*.ts')).toEqual(readingNames)
    expect(named('test/readings/*.test.ts')).toEqual(readingNames)
  })

  it('excludes both ways', () => {
    for (const name of readingNames)
      for (const other of readings[name].excludes ?? []) expect(readings[other].excludes).toContain(name)
  })
})

describe('readings of a property', () => {
  it('are replaced as a whole, and are gone when the demo hotel is set up anew', async () => {
    const server = await startServer({ port: 0, demo: true, checkResponses: true })
    const { controlUrl, controlToken } = server
    const control = (method: string, path: string, body?: object) =>
      answered(`${controlUrl}/control/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    const at = '/properties/demo/readings'
    const put = (...names: string[]) => control('PUT', at, { readings: names })
    const nothing = { readings: null, in_force: [] }
    try {
      expect((await control('GET', at)).body).toEqual(nothing)
      const two = ['since.exclusive', 'pages.cap']
      expect((await put(...two)).body).toEqual({ readings: two, in_force: two })
      expect((await put('pages.cap')).body).toEqual({ readings: ['pages.cap'], in_force: ['pages.cap'] })
      expect((await control('GET', at)).body).toEqual({ readings: ['pages.cap'], in_force: ['pages.cap'] })

      const misspelt = await put('since.exclusiv')
      expect(refusalOf(misspelt)).toEqual({ status: 422, code: 'invalid_value', paths: ['readings[0]'] })
      expect(misspelt.body.message).toMatch(/"since\.exclusiv"\. Did you mean since\.exclusive\?$/)
      const both = await put('delivery.nothing', 'pages.cap', 'delivery.lookups')
      expect(refusalOf(both)).toEqual({ status: 422, code: 'invalid_value', paths: ['readings'] })
      expect(both.body.message).toBe(
        'readings: delivery.nothing and delivery.lookups exclude one another. Give one of them.',
      )
      expect(refusalOf(await put('pages.cap', 'pages.cap')).status).toBe(422)
      expect(refusalOf(await control('GET', '/properties/none/readings')).status).toBe(404)
      expect(refusalOf(await control('PUT', '/properties/none/readings', { readings: [] })).status).toBe(404)
      expect((await control('GET', at)).body.in_force).toEqual(['pages.cap'])

      expect((await control('POST', '/reset')).status).toBe(204)
      expect((await control('GET', at)).body).toEqual(nothing)
    } finally {
      await server.stop()
    }
  })

  it('outlive a restart, are in snapshots, and rest while the server is not for tests', async () => {
    const database = join(folder, 'kept.db')
    const own = { readings: ['since.exclusive'], in_force: ['since.exclusive'] }
    const options = { database, controlToken: 'control-token' }
    const first = await startHouse(options)
    const { hr_id, control } = await first.openHotel()
    expect(await control('PUT', '/readings', { readings: ['since.exclusive'] })).toEqual(own)
    await first.control('PUT', '/snapshots/before')
    await control('PUT', '/readings', { readings: ['pages.cap'] })
    await first.control('POST', '/snapshots/before/restore')
    expect(await control('GET', '/readings')).toEqual(own)
    await first.server.stop()

    const shown = async (more: object) => {
      const server = await startServer({ port: 0, ...options, ...more })
      const { body } = await answered(`${server.controlUrl}/control/v1/properties/${hr_id}/readings`, {
        headers: { authorization: 'Bearer control-token' },
      })
      await server.stop()
      return body
    }
    expect(await shown({ control: true })).toEqual({ ...own, in_force: [] })
    expect(await shown({ test: true })).toEqual(own)

    const onDatabase = ['--port', '0', '--database', database]
    const real = await new ServerProcess(onDatabase).ready()
    expect((await real.stop()).log).toContain('Readings that were set for tests are left aside.')
    const forTests = await new ServerProcess([...onDatabase, '--test', '--reading', 'pages.cap']).ready()
    const { log, printed } = await forTests.stop()
    expect(log).not.toContain('left aside')
    expect(printed).toContain('readings      pages.cap\n')
  })
})

describe('readings of a server', () => {
  it('are those of every property without readings of its own', async () => {
    const house = await startHouse({ readings: ['pages.cap', 'since.bothFilters'] })
    try {
      const [one, other] = [await house.openHotel(), await house.openHotel()]
      const standard = { readings: null, in_force: ['pages.cap', 'since.bothFilters'] }
      expect(await one.control('GET', '/readings')).toEqual(standard)
      expect(await one.control('PUT', '/readings', { readings: [] })).toEqual({ readings: [], in_force: [] })
      expect(await other.control('GET', '/readings')).toEqual(standard)
      expect(await one.control('PUT', '/readings', { readings: null })).toEqual(standard)
    } finally {
      await house.server.stop()
    }
  })

  it.each([
    [['since.exclusiv'], /There is no reading "since\.exclusiv"\. Did you mean since\.exclusive\?/],
    [['folios'], /There is no reading "folios"\. Give one of delivery\.onlyUndelivered, /],
    [['delivery.nothing', 'delivery.lookups'], /delivery\.nothing and delivery\.lookups exclude one another/],
  ])('are refused at the start where they are %j', async (names, words) => {
    const started = startServer({ port: 0, test: true, readings: names as [] })
    await expect(started).rejects.toThrow(StartError)
    await expect(started).rejects.toThrow(words)
    expectRefused(await run('--test', ...names.flatMap((name) => ['--reading', name])), words)
  })

  it('are refused by a server that is not for tests', async () => {
    const words = /Readings are for tests only: .+ Add --test, or take them out\./
    await expect(startServer({ port: 0, readings: ['pages.cap'] })).rejects.toThrow(words)
    expectRefused(await run('--port', '0', '--reading', 'pages.cap'), words)
  })
})
