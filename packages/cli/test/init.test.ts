import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Server, startServer } from '@innwire/server'
import hotelSchema from '@innwire/server/hotel.schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { asDemo, control } from './demo-server.ts'
import { Person } from './innwire.ts'

let person: Person
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

const init = (...args: string[]) => person.inPipe(['init', ...args])
const inFolder = (name: string) => join(person.folder, name)

describe('innwire init', () => {
  it('writes a hotel that innwire server runs, and that --demo asks', async () => {
    const { code, out, err } = await init('mine.yaml', '--rooms', '2', '--rates', '3')
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toMatch(/^mine\.yaml has a hotel\. .*innwire server --hotel mine\.yaml$/m)
    const server = person.atTerminal([
      ...['server', '--hotel', 'mine.yaml', '--port', '0', '--control-port', '0'],
    ])
    await server.shows(/^ready$/m)
    expect(server.shown).toMatch(/hotel +mine\.yaml/)
    const url = /property API {2}(http:\S+)/.exec(server.shown)?.[1] ?? ''
    const rooms = await person.inPipe(['rooms', '--demo', '--base-url', url])
    expect(rooms.out.trim().split('\n')).toHaveLength(2 * 3 + 1)
    server.type('\u0003')
    expect(await server.ends()).toBe(0)
  })

  it('writes over no file, and to standard output where it is asked to', async () => {
    await writeFile(inFolder('hotel.yaml'), 'mine')
    const { code, err } = await init()
    expect(code).toBe(2)
    expect(err).toBe('innwire: hotel.yaml is there already. Nothing was written: give another file.\n')
    expect(await readFile(inFolder('hotel.yaml'), 'utf8')).toBe('mine')
    expect((await init('-')).out).toMatch(/^# yaml-language-server: \$schema=file:\S+\n# A hotel of your own/)
    expect((await init('no/folder.yaml')).code).toBe(2)
    expect((await init('-', '--rates', '0')).err).toMatch(/Give a number from 1 to 50\./)
  })

  it('makes a file whose wrong places the server names, and ends with 2', async () => {
    await writeFile(inFolder('hotel.yaml'), (await init('-')).out.replace('currency: EUR', 'currency: euro'))
    const { code, err } = await person.inPipe(['server', '--hotel', 'hotel.yaml'])
    expect(code).toBe(2)
    expect(err).toMatch(/^hotel\.yaml has one wrong place.*\n {2}line 13, column 13 \(property\.currency\): /)
  })
})

const counted = ['in_progress', 'succeeded', 'failed']

describe('innwire init --from-hotel', () => {
  let live: Server
  let copy: Server | undefined
  beforeEach(async () => {
    live = await startServer({ port: 0, demo: true })
  })
  afterEach(async () => {
    await Promise.all([live.stop(), copy?.stop()])
    copy = undefined
  })
  const fromLive = (...args: string[]) => init(...args, '--from-hotel', ...asDemo(live))
  const requests = async () =>
    ((await control(live, 'GET', '/requests')) as { requests: { operation: string }[] }).requests
  /** What the property API says of a hotel, without what each server counts for itself. */
  const lists = async (server: Server) =>
    Promise.all(
      [
        'v2/apps/rooms',
        'v2/apps/infos/connected_channels',
        'v1/apps/extras',
        'v1/apps/sales_departments',
        'v1/apps/revenue_accounts',
      ].map(async (path) => {
        const answer = await (await fetch(`${server.url}/api/${path}?token=demo-token&hr_id=demo`)).json()
        return JSON.parse(
          JSON.stringify(answer, (name, value) =>
            counted.includes(name) ? 0 : name === 'unit_price' ? Number(value) : value,
          ),
        )
      }),
    )

  it('copies rates, channels and lists by five requests, of which it tells before', async () => {
    const { code, out, err } = await fromLive('mine.yaml')
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toMatch(
      /^Asking the hotel 5 times: rooms, channels, extras, departments, accounts\.\nmine\.yaml has a copy/,
    )
    expect(await requests()).toHaveLength(5)
    copy = await startServer({ port: 0, hotel: inFolder('mine.yaml') })
    expect(await lists(copy)).toEqual(await lists(live))
    const text = await readFile(inFolder('mine.yaml'), 'utf8')
    expect(schemaIssues(text)).toEqual([])
    // Neither of the guests in the house.
    expect(text).not.toMatch(/Martin|Yılmaz/)
  })

  it('is innwire server init, too, and takes texts that YAML would read otherwise', async () => {
    const room = {
      inv_code: 'HR:7',
      name: 'No: "yes" # {',
      room_capacity: 2,
      adult_capacity: 2,
      description: 'a\n\u0085b: - *c',
      price_update: false,
    }
    await control(live, 'PUT', '/properties/demo/rooms/12', room)
    const { code } = await person.inPipe(['server', 'init', '--from-hotel', ...asDemo(live)])
    expect(code).toBe(0)
    copy = await startServer({ port: 0, hotel: inFolder('hotel.yaml') })
    expect(await lists(copy)).toEqual(await lists(live))
  })

  it('leaves out the lists that the token may not read, and says so', async () => {
    const refuses = createServer(async ({ url = '' }, response) => {
      const isRefused = /departments|accounts/.test(url)
      const answer = await fetch(live.url + (isRefused ? '/api/v1/apps/sales_departments' : url))
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(await answer.text())
    }).listen(0, '127.0.0.1')
    await once(refuses, 'listening')
    const { port } = refuses.address() as AddressInfo
    const { code, out } = await init('-', '--from-hotel', '--demo', '--base-url', `http://127.0.0.1:${port}`)
    refuses.close()
    expect(code).toBe(0)
    expect(out).toContain(
      '# The token may not read the departments of the hotel: there are none here.\ndepartments: {}\n',
    )
    expect(out).toMatch(/# Left out are 5, whose department and account are not above.*\nextras: \{\}\n/)
    await writeFile(inFolder('small.yaml'), out)
    copy = await startServer({ port: 0, hotel: inFolder('small.yaml') })
    expect((await lists(copy))[0]).toEqual((await lists(live))[0])
  })

  it('spends no request on a file that is there, or without --from-hotel', async () => {
    await writeFile(inFolder('hotel.yaml'), 'mine')
    expect(await fromLive()).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('hotel.yaml is there already'),
    })
    const { code, err } = await init('-', ...asDemo(live))
    expect(code).toBe(2)
    expect(err).toBe(
      'innwire: A hotel is named, but the example is of none. Add --from-hotel, or leave the hotel out.\n',
    )
    expect((await fromLive('-', '--rooms', '3')).code).toBe(2)
    expect(await requests()).toEqual([])
    expect(await init('-', '--from-hotel')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Which hotel?'),
    })
  })
})

describe('the JSON Schema that the first line names', () => {
  it('holds for the example, and refuses a misspelt field, as the server does', async () => {
    const { out } = await init('-', '--rooms', '3')
    const [, url = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(out) ?? []
    expect(JSON.parse(await readFile(new URL(url), 'utf8'))).toEqual(hotelSchema)
    expect(schemaIssues(out)).toEqual([])
    for (const [right, wrong] of [
      ['adult_capacity', 'adult_capacitiy'],
      ['min_stay', 'minstay'],
      ['connector:', 'conector:'],
      ['guests:', 'gests:'],
      ['leaves_in_days', 'leaves'],
    ] as const) {
      const misspelt = out.replace(right, wrong)
      expect(schemaIssues(misspelt), wrong).not.toEqual([])
      await writeFile(inFolder('hotel.yaml'), misspelt)
      const { code, err } = await person.inPipe(['server', '--hotel', 'hotel.yaml'])
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(wrong.replace(':', '')) })
    }
  })
})

/** What an editor would underline. */
function schemaIssues(text: string) {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  ajv.validate(
    hotelSchema,
    parse(text, (_, value) => value),
  )
  return ajv.errors ?? []
}
