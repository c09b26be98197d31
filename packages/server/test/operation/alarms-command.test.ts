import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectRefused, run } from '../crash/refused.ts'
import { bookedRoom, inDays, startHouse } from '../property-api/hotel.ts'

let folder: string
/** A stopped server with two hotels; all is well at the second. */
let database: string
let hotels: string[]
let numbers: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-alarms-'))
  database = join(folder, 'hotel.db')
  const house = await startHouse({ database })
  const plan = { rooms: { 'HR:9': { is_master: true } } }
  const hotel = await house.openHotel(plan)
  await hotel.daily({ inv_code: 'HR:9', dates: [{ date: inDays(20), availability: 9 }] })
  const book = (code: string) => hotel.book({ rooms: [bookedRoom(code, inDays(20), 1)] })
  numbers = [(await book('B1')).hr_number, (await book('B8')).hr_number]
  hotels = [hotel.hr_id, (await house.openHotel(plan)).hr_id]
  await house.server.stop()
})
afterAll(() => rm(folder, { recursive: true }))

const alarms = (...more: string[]) => run('alarms', '--database', database, ...more)

it('says what is wrong and what to do, ends with 1, and makes nothing', async () => {
  const before = await readdir(folder)
  const { code, printed, log } = await alarms()
  expect({ code, log }).toEqual({ code: 1, log: '' })
  expect(
    printed,
  ).toBe(`${hotels[0]}: the booking ${numbers[0]} of bookingcom has no room for 1 of its nights, from ${inDays(20)} to ${inDays(20)}.
  Move the guest. Only where the hotel has more rooms for the night than it said, set what is left to sell after all bookings.
${hotels[0]}: the booking ${numbers[1]} of bookingcom is on the master room until ${inDays(21)}: no mapping names B8.
  Its nights are still on sale: give the booking a room of the hotel at once, and then the channel's room a mapping.
`)
  expect(await readdir(folder)).toEqual(before)
})

it('gives a program what the control API gives, also while the server runs', async () => {
  const house = await startHouse({ database })
  const { code, printed } = await alarms('--json')
  const { alarms: ofServer } = await house.control('GET', '/alarms')
  await house.server.stop()
  expect({ code, ...JSON.parse(printed) }).toEqual({ code: 1, database, alarms: ofServer })
  expect(ofServer).toHaveLength(2)
})

it('ends with 0 where all is well', async () => {
  expect(await alarms('--hotel', hotels[1] ?? '')).toEqual({
    code: 0,
    printed: 'There are no alarms.\n',
    log: '',
  })
})

it('a time zone that this Node does not know is the fault of one hotel, which alarms and doctor name', async () => {
  const copy = join(folder, 'copy.db')
  await copyFile(database, copy)
  await copyFile(`${database}-key`, `${copy}-key`)
  {
    using rows = new DatabaseSync(copy)
    rows.exec(`update property set time_zone = 'Mars/Base' where hr_id = '${hotels[0]}'`)
  }
  const house = await startHouse({ database: copy })
  const { alarms: found } = await house.control('GET', '/alarms')
  const ofOne = await house.control('GET', `/alarms?kind=unknown_time_zone&hr_id=${hotels[0]}`)
  expect(await house.control('GET', `/alarms?hr_id=${hotels[1]}`)).toEqual({ alarms: [], next: null })
  await house.server.stop()
  expect(found.map(({ kind }: { kind: string }) => kind)).toEqual([
    'overbooked',
    'unmapped_booking',
    'unknown_time_zone',
  ])
  const alarm = { kind: 'unknown_time_zone', hr_id: hotels[0], time_zone: 'Mars/Base' }
  expect(ofOne).toEqual({ alarms: [alarm], next: null })
  const words = new RegExp(`${hotels[0]}: this Node does not know its time zone Mars/Base.*\\n  Give it one`)
  expect(await run('alarms', '--database', copy)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(words),
  })
  expect((await run('doctor', '--database', copy)).printed).toMatch(words)
})

it('by the line for cron prints nothing while all is well, and else what there is to mail', async () => {
  const page = await readFile(fileURLToPath(new URL('../../../../docs/operate.md', import.meta.url)), 'utf8')
  const [line = ''] = /^.*npx innwire-server alarms .*echo.*$/m.exec(page) ?? []
  const printedBy = async (...more: string[]) => {
    const program = fileURLToPath(new URL('../../bin/innwire-server.js', import.meta.url))
    const itself = line
      .replace('npx innwire-server', `"${process.execPath}" "${program}"`)
      .replace(/--database \S+\.db/, ['--database', database, ...more].join(' '))
    return (await promisify(execFile)('/bin/sh', ['-c', itself])).stdout
  }
  expect(await printedBy('--hotel', hotels[1] ?? '')).toBe('')
  expect(await printedBy()).toBe((await alarms()).printed)
})

it('says what it was asked wrongly', async () => {
  expectRefused(await run('alarms'), /alarms needs --database/)
  const address = 'postgres://innwire:secret@127.0.0.1:1/innwire'
  expectRefused(await run('alarms', '--database', address), /^The database \S+127\S+ cannot be reached/)
  expectRefused(await run('alarms', '--database', join(folder, 'none.db')), /There is no database/)
  expectRefused(await alarms('--hotel', 'nowhere'), /has no hotel nowhere/)
  const other = join(folder, 'other.db')
  new DatabaseSync(other).exec('create table something (id)')
  expectRefused(
    await run('alarms', '--database', other),
    /cannot be read: no such table.* Ask innwire-server doctor/,
  )
})
