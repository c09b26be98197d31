import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person } from './innwire.ts'

let person: Person
beforeAll(async () => {
  person = await Person.make()
  await writeFile(join(person.folder, 'token'), 'a-token-of-a-hotel', { mode: 0o600 })
  await writeFile(join(person.folder, 'empty'), '')
  await writeFile(join(person.folder, 'short'), 'short')
})
afterAll(() => person.leave())

const hotel = { hrId: '4711', tokenFile: 'token' }
const good = {
  baseUrl: 'http://127.0.0.1:2',
  quota: '5/250',
  bookings: 'lower',
  rangeEnd: 'included',
  repeat: 'never',
  folder: 'hotels',
  reservations: { exec: 'true' },
  hotels: [hotel],
}

async function run(content: string, env = {}) {
  await writeFile(join(person.folder, 'innwire.run.json'), content)
  return person.inPipe(['run'], { env })
}

describe('a config that cannot be used ends with 2, before anything is started, and names', () => {
  it.each<[string, object, RegExp]>([
    [
      'a key that is not known',
      { hotel: [] },
      /line \d+, column \d+ \(hotel\): It is not known\. Known are baseUrl/,
    ],
    [
      'a token in it',
      { hotels: [{ ...hotel, token: 'x' }] },
      /\(hotels\[0\]\.token\): Whoever reads this file/,
    ],
    ['no hotels', { hotels: [] }, /\(hotels\): Give a list with the hotels/],
    ['a quota', { quota: '5' }, /\(quota\): quota "5" .*give requests a minute and a day/],
    ['a word', { bookings: 'lowers' }, /\(bookings\): bookings "lowers".*it is lower or keep/],
    [
      'what is missing',
      { repeat: undefined },
      /\(hotels\[0\]\): repeat is missing: whether the service charges/,
    ],
    ['no receiver', { reservations: undefined }, /reservations is missing: what takes them\. Give/],
    [
      'two receivers',
      { reservations: { exec: 'x', url: 'http://a' } },
      /\(reservations\): Give exec or url, one/,
    ],
    [
      'an address',
      { reservations: { url: 'ftp://a' } },
      /\(reservations\.url\): Give an http or https address/,
    ],
    [
      'a password',
      { reservations: { url: 'http://a:b@c' } },
      /\(reservations\.url\): Leave user and password out/,
    ],
    ['no secret', { reservations: { url: 'http://a' } }, /\(reservations\): secretFile is missing/],
    [
      'a short secret',
      { reservations: { url: 'http://a', secretFile: 'short' } },
      /The secret is short, and could be guessed/,
    ],
    [
      'a file that is not there',
      { hotels: [{ hrId: '1', tokenFile: 'none' }] },
      /tokenFile\): \S+none cannot be read/,
    ],
    ['an empty file', { hotels: [{ hrId: '1', tokenFile: 'empty' }] }, /tokenFile\): \S+empty is empty/],
    [
      'a variable that is not set',
      { hotels: [{ hrId: '1', tokenVariable: 'NONE' }] },
      /tokenVariable\): The variable NONE is not set/,
    ],
    ['a hotel twice', { hotels: [hotel, hotel] }, /\(hotels\[1\]\.hrId\): Another hotel has "4711", too/],
    [
      'an id that is no name',
      { hotels: [{ ...hotel, hrId: '../x' }] },
      /"\.\.\/x" cannot be the name of a folder/,
    ],
    ['an address of the service', { baseUrl: 'nowhere' }, /baseUrl/],
    ['a profile', { hotels: [{ profile: 'none' }] }, /\(hotels\[0\]\.profile\): There is no profile none/],
  ])('%s', async (_, more, why) => {
    const { code, out, err } = await run(JSON.stringify({ ...good, ...more }, undefined, 2))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /^innwire: innwire\.run\.json has .*wrong place.*\. Nothing was sent\.\n {2}line \d+, column \d+/,
    )
    expect(err).toMatch(why)
    expect(err).not.toContain('a-token-of-a-hotel')
  })

  it('where it is not JSON, or not there', async () => {
    expect(await run('{\n  "hotels": [,]\n}')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/line 2, column 14: This is not JSON/),
    })
    const { code, err } = await person.inPipe(['run', '--config', 'none.json'])
    expect(code).toBe(2)
    expect(err).toMatch(/none\.json cannot be read/)
  })

  it('a place for metrics that is taken, or none', async () => {
    await writeFile(join(person.folder, 'innwire.run.json'), JSON.stringify(good))
    const none = await person.inPipe(['run', '--metrics', 'nowhere'])
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('such as 127.0.0.1:9464') })
    const taken = await person.inPipe(['run', '--metrics', '192.0.2.1:9464'])
    expect(taken).toMatchObject({ code: 2, err: expect.stringContaining('Give another --metrics') })
  })
})
