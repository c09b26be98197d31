import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
    expect((await init('-')).out).toMatch(/^# A hotel of your own/)
    expect((await init('no/folder.yaml')).code).toBe(2)
    expect((await init('-', '--rates', '0')).err).toMatch(/Give a number from 1 to 50\./)
  })

  it('makes a file whose wrong places the server names, and ends with 2', async () => {
    await writeFile(inFolder('hotel.yaml'), (await init('-')).out.replace('currency: EUR', 'currency: euro'))
    const { code, err } = await person.inPipe(['server', '--hotel', 'hotel.yaml'])
    expect(code).toBe(2)
    expect(err).toMatch(/^hotel\.yaml has one wrong place.*\n {2}line 12, column 13 \(property\.currency\): /)
  })
})
