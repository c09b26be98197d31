import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exampleHotel, type HotelFile, type Server, startServer } from '../../src/index.ts'
import { controlOf } from '../support/answered.ts'

let folder: string
let server: Server | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-hotel-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const linden = (others: object = {}): HotelFile => ({
  hr_id: 'linden',
  token: 'token-of-linden',
  property: { name: 'Linden', time_zone: 'Europe/Berlin', currency: 'EUR' },
  rooms: { 'HR:1': { inv_code: 'HR:1', name: 'Double', room_capacity: 2, adult_capacity: 2 } },
  channels: { bookingcom: { name: 'Booking.com', connector: { kind: 'simulated' } } },
  ...others,
})

async function start(hotel: string | HotelFile) {
  server = await startServer({ port: 0, hotel, checkResponses: true })
  const { url } = server
  const control = controlOf(server)
  return {
    control,
    ask: async (path: string, credentials = 'token=token-of-linden&hr_id=linden') =>
      (await fetch(`${url}/api/${path}?${credentials}`)).json(),
  }
}

/** What a file is refused with. */
async function refusal(given: string | object): Promise<string> {
  const hotel = typeof given === 'string' ? join(folder, 'hotel.yaml') : (given as HotelFile)
  if (typeof given === 'string') await writeFile(join(folder, 'hotel.yaml'), given)
  const error = await startServer({ port: 0, hotel }).catch((thrown) => thrown)
  expect(error.name).toBe('StartError')
  return error.message.replace(folder, '')
}

describe('a hotel of your own', () => {
  it('is what the example of innwire init says, asked with the token of the demo', async () => {
    const file = join(folder, 'example.yaml')
    await writeFile(file, exampleHotel({ rooms: 3, rates: 2 }))
    const { ask, control } = await start(file)
    const demo = 'token=demo-token&hr_id=demo'
    const { rooms } = await ask('v2/apps/rooms', demo)
    expect(rooms).toHaveLength(7)
    expect(rooms.find(({ rate_code }: { rate_code: string }) => rate_code === 'HR:2001')).toMatchObject({
      inv_code: 'HR:2',
      price_update: true,
      channel_codes: ['bookingcom', 'expedia', 'online'],
    })
    expect((await ask('v1/apps/line_items/in_house', demo)).data).toMatchObject([{ room_name: '101' }])
    expect((await ask('v1/apps/extras', demo)).data).toHaveLength(1)
    const { entries } = (await control('GET', '/properties/demo/calendar?from=2000-01-01&to=2000-01-01')).body
    expect(entries).toEqual([])
    expect(rooms.filter(({ is_master }: { is_master: boolean }) => is_master)).toHaveLength(1)
  })

  it('may be an object, with the values of its calendar and mappings of its own', async () => {
    const mappings = { '8833301': { rate_code: 'HR:1', name: 'Double Room' } }
    const { control } = await start(
      linden({
        channels: { bookingcom: { name: 'Booking.com', connector: { kind: 'simulated' }, mappings } },
        calendar: { days: 3, groups: { 'HR:1': { availability: 4, price: '119.00' } } },
      }),
    )
    const mapped = await control('GET', '/properties/linden/channels/bookingcom/mappings')
    expect(mapped.body.mappings).toEqual([
      { mapping_code: '8833301', rate_code: 'HR:1', name: 'Double Room' },
    ])
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date())
    const { entries } = (await control('GET', `/properties/linden/calendar?from=${day}&to=${day}`)).body
    expect(entries).toMatchObject([{ code: 'HR:1', availability: 4, price: '119' }])
  })

  it('is brought back by a reset, and no other hotel with it', async () => {
    const { ask, control } = await start(linden())
    await control('DELETE', '/properties/linden')
    expect((await control('POST', '/reset')).status).toBe(204)
    expect((await ask('v2/apps/rooms')).rooms).toHaveLength(1)
    expect((await control('GET', '/properties')).body.properties).toMatchObject([{ hr_id: 'linden' }])
  })

  it('stays as it is in its database, which is refused to another one', async () => {
    const database = join(folder, 'linden.db')
    server = await startServer({ port: 0, hotel: linden(), database })
    await controlOf(server)('PATCH', '/properties/linden', { name: 'Lime' })
    await server.stop()
    server = await startServer({ port: 0, hotel: linden(), database })
    expect((await controlOf(server)('GET', '/properties/linden')).body.name).toBe('Lime')
    await server.stop()
    await expect(startServer({ port: 0, hotel: linden({ hr_id: 'oak' }), database })).rejects.toThrow(
      /has hotels, and none of them is oak, which --hotel would add/,
    )
  })
})

describe('a file with a wrong place is refused, and names it', () => {
  it('by line and column, with what to do', async () => {
    const text = exampleHotel({ rooms: 1, rates: 1 })
      .replace('name: My Hotel', 'nane: My Hotel')
      .replace('time_zone: Europe/Istanbul', 'time_zone: Europe/Istambul')
      .replace('extras:', 'extra:')
    expect((await refusal(text)).split('\n')).toEqual([
      '/hotel.yaml has one wrong place. Nothing was started.',
      expect.stringMatching(/^ {2}line \d+, column \d+ \(extra\): It is not known\. Did you mean extras\?/),
    ])
    const rest = (await refusal(text.replace('extra:', 'extras:'))).split('\n')
    expect(rest[0]).toMatch(/has 2 wrong places/)
    expect(rest).toContainEqual(expect.stringMatching(/\(property\.name\): name is missing\. Add it\./))
    expect(rest).toContainEqual(expect.stringMatching(/\(property\.nane\): .*Did you mean name\?/))
  })

  it.each([
    ['no YAML', 'rooms: [', /is neither YAML nor JSON\. Nothing was started\.\n {2}line 1, column 9: /],
    [
      'a key that is there twice',
      'extras: []\nrooms: []\nextras: []',
      /neither YAML nor JSON\. Nothing was started\.\n {2}line 3, column 1: "extras" is there twice\.$/,
    ],
    // Each compared with all before it, they would take hours.
    [
      'as many keys as fit',
      Array.from({ length: 400_000 }, (_, index) => `${index}: 1`).join('\n'),
      /has 400,004 wrong places/,
    ],
    [
      'a list',
      '- 1',
      /line 1, column 1 \(the whole\): A hotel is an object .* innwire init writes an example/,
    ],
    ['nothing', '', /\(the whole\): A hotel is an object/],
    ['a token that is short', { token: 'short' }, /token: .*8 to 128 visible ASCII characters/],
    ['a number as its id', { hr_id: 4711 }, /hr_id: Give a text, in quotes where it is a number\./],
    ['no rooms', { rooms: undefined }, /rooms: It is missing\. Add it\./],
    [
      'a time zone that is none',
      { property: { name: 'L', time_zone: 'Mars/Base', currency: 'EUR' } },
      /property\.time_zone: .*IANA time zone/,
    ],
    ['a room of nothing', { rooms: { 'HR:1': null } }, /rooms\["HR:1"\]: /],
    [
      'a mapping to a rate that is not there',
      {
        channels: {
          hrs: {
            name: 'HRS',
            connector: { kind: 'simulated' },
            mappings: { A: { rate_code: 'HR:7', name: 'A' } },
          },
        },
      },
      /channels\.hrs\.mappings\.A\.rate_code: The property has no rate HR:7/,
    ],
    [
      'two master rooms',
      {
        rooms: Object.fromEntries(
          ['HR:1', 'HR:2'].map((code) => [
            code,
            { inv_code: code, name: code, room_capacity: 2, adult_capacity: 2, is_master: true },
          ]),
        ),
      },
      /rooms\["HR:2"\]: HR:1 is the master room/,
    ],
    [
      'a price that is none',
      { calendar: { groups: { 'HR:1': { price: 'much' } } } },
      /calendar\.groups\["HR:1"\]\.price: /,
    ],
    [
      'values for a room that is not there',
      { calendar: { groups: { 'HR:5': { price: '90' } } } },
      /calendar\.groups\["HR:5"\]: No room has this inv_code/,
    ],
    [
      'guests of no time',
      {
        guests: [
          {
            room_name: '1',
            arrived_days_ago: 'yesterday',
            leaves_in_days: 1,
            guests: [{ firstname: 'A', lastname: 'B', birth_date: '1990-01-01' }],
          },
        ],
      },
      /guests\[0\]\.arrived_days_ago: /,
    ],
  ])('with %s', async (_, given, why) => {
    expect(await refusal(typeof given === 'string' ? given : linden(given))).toMatch(why)
  })

  it('of a second master room', async () => {
    const room = { inv_code: 'HR:1', name: 'Double', room_capacity: 2, adult_capacity: 2 }
    const rooms = { 'HR:1': room, 'HR:2': { ...room, is_master: true }, 'HR:3': { ...room, is_master: true } }
    expect(await refusal(linden({ rooms }))).toMatch(/rooms\["HR:3"\]: HR:2 is the master room/)
  })

  it('with aliases that stand for more than any memory holds', async () => {
    const lines = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (const [of, name] of ['ab', 'bc', 'cd', 'de', 'ef'])
      lines.push(`${name}: &${name} [${Array(9).fill(`*${of}`).join()}]`)
    expect(await refusal(lines.join('\n'))).toMatch(
      /hotel\.yaml cannot be read: .*Write out what aliases stand for/,
    )
  })

  it('that is not there', async () => {
    const error = await startServer({ port: 0, hotel: join(folder, 'none.yaml') }).catch((thrown) => thrown)
    expect(error.message).toMatch(/none\.yaml cannot be read: .*Give a file of YAML or JSON\./)
  })
})
