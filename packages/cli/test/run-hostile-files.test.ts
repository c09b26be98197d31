import { execSync } from 'node:child_process'
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { hotelFolder } from '../src/run/folder.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

const row = (more: object = {}) => JSON.stringify({ inv_code: 'HR:1', date: inDays(9), price: '90', ...more })
const deep = '['.repeat(200_000)
const inside = (name: string) => join(hotel.folder, 'calendar', name)

describe('what is put into a folder', () => {
  it('and cannot be taken keeps nothing else waiting', async () => {
    await mkdir(inside('1-folder.csv'), { recursive: true })
    await hotel.put('calendar', '2-deep.json', deep)
    await hotel.put('calendar', '3-deep.ndjson', `${row()}\n{"price":${deep}\n`)
    await writeFile(join(hotel.person.folder, 'of-another'), 'private words')
    await symlink(join(hotel.person.folder, 'of-another'), inside('4-link.csv'))
    execSync('mkfifo 5-pipe.csv', { cwd: inside('') })
    await writeFile(inside('.6'), '')
    await truncate(inside('.6'), 3 * 1024 ** 3)
    await rename(inside('.6'), inside('6-large.csv'))
    await hotel.put('calendar', '7-good.ndjson', row())
    await hotel.put('invoices', '1.json', `{"transaction_id": ${deep}${']'.repeat(200_000)}}`)
    const invoice = hotel.till.invoice()
    await hotel.put('invoices', '2.json', JSON.stringify(invoice))

    const program = await hotel.run()
    await vi.waitFor(
      async () => expect(await hotel.names('taken')).toEqual(['calendar-7-good.ndjson', 'invoices-2.json']),
      10_000,
    )
    const reports = (await hotel.names('refused')).filter((name) => name.endsWith('.report.json'))
    expect(reports.map((name) => name.replace('.report.json', ''))).toEqual([
      'calendar-1-folder.csv',
      'calendar-2-deep.json',
      'calendar-3-deep.ndjson',
      'calendar-4-link.csv',
      'calendar-5-pipe.csv',
      'calendar-6-large.csv',
      'invoices-1.json',
    ])
    const whys = await Promise.all(reports.map(async (name) => (await hotel.report(name)).message))
    expect(whys[0]).toMatch(/1-folder\.csv is no file/)
    expect(whys[4]).toMatch(/5-pipe\.csv is no file/)
    expect(whys[5]).toMatch(/larger than 64 MiB/)
    const texts = await Promise.all(
      reports.map((name) => readFile(join(hotel.folder, 'refused', name), 'utf8')),
    )
    expect(texts.join()).not.toContain('private')
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('may have a name as long as the system allows', async () => {
    const name = `${'a'.repeat(247)}.ndjson`
    const folder = hotelFolder(hotel.folder)
    await folder.make()
    for (const _ of [1, 2, 3]) {
      await writeFile(inside(name), row())
      await folder.taken('calendar', name)
    }
    await writeFile(inside(name), row())
    await folder.refuse('calendar', name, {})
    const [one, two, three, ...others] = await hotel.names('taken')
    expect(others).toEqual([])
    expect([one, two, three].map((its) => its?.slice(-12))).toEqual([
      'aaa-2.ndjson',
      'aaa-3.ndjson',
      'aaaaa.ndjson',
    ])
    expect(await hotel.names('refused')).toHaveLength(2)
  })

  it('is forgotten when it was taken long ago, also beside a folder that somebody has made there', async () => {
    const folder = hotelFolder(hotel.folder)
    await folder.make()
    await mkdir(join(hotel.folder, 'taken', '0-mine'))
    await mkdir(join(hotel.folder, 'taken', 'calendar-mine'))
    await writeFile(join(hotel.folder, 'taken', 'mine.json'), '')
    await symlink('/nowhere', join(hotel.folder, 'taken', 'calendar-2.csv'))
    await writeFile(join(hotel.folder, 'taken', 'calendar-1.csv'), '')
    await folder.forget(Date.now() + 6 * 86_400_000)
    expect(await hotel.names('taken')).toHaveLength(5)
    await folder.forget(Date.now() + 8 * 86_400_000)
    expect(await hotel.names('taken')).toEqual(['0-mine', 'calendar-mine', 'mine.json'])
  })

  it.each(['calendar', 'invoices', 'taken', 'refused', 'outcomes'])(
    'as a link in the place of the folder %s has nothing read, written, moved or removed where it leads',
    async (name) => {
      const elsewhere = join(hotel.person.folder, 'elsewhere')
      await mkdir(elsewhere)
      await writeFile(join(elsewhere, 'calendar-1.json'), 'private words')
      await mkdir(hotel.folder, { recursive: true })
      await symlink(elsewhere, join(hotel.folder, name))
      await expect(hotelFolder(hotel.folder).make()).rejects.toThrow(
        `${name} is no folder, or a link. Put a folder`,
      )
      await rm(join(hotel.folder, name))

      const program = await hotel.run()
      await vi.waitFor(() => expect(program.err).toContain('It is served'))
      await rename(join(hotel.folder, name), join(hotel.folder, 'before'))
      await symlink(elsewhere, join(hotel.folder, name))
      const place = name === 'calendar' ? 'before' : 'calendar'
      await writeFile(join(hotel.folder, place, '1.json'), name === 'refused' ? 'wrong' : row())
      if (name === 'calendar' || name === 'invoices')
        await vi.waitFor(() => expect(program.err).toContain(`The files of ${name} wait: `))
      else if (name !== 'outcomes')
        await vi.waitFor(() => expect(program.err).toContain('The files of calendar wait: '))
      await hotelFolder(hotel.folder)
        .forget(Date.now() + 8 * 86_400_000)
        .catch(() => {})
      expect(await program.ends('SIGTERM')).toBe(0)
      expect(await readdir(elsewhere)).toEqual(['calendar-1.json'])
      expect(await readFile(join(elsewhere, 'calendar-1.json'), 'utf8')).toBe('private words')
    },
  )

  it('is put there by the group, which can put nothing into the place of a folder', async () => {
    await hotelFolder(join(hotel.folder, 'made')).make()
    const modeOf = async (name: string) => (await stat(join(hotel.folder, 'made', name))).mode & 0o7777
    expect(await modeOf('.')).toBe(0o750 & ~process.umask())
    expect(await modeOf('calendar')).toBe(0o770 & ~process.umask())
  })

  it('as a link in the place of the outcomes of a day has nothing written over', async () => {
    const mine = join(hotel.person.folder, 'mine')
    await writeFile(mine, 'no line')
    const program = await hotel.run()
    await vi.waitFor(() => expect(program.err).toContain('It is served'))
    const day = `${new Date().toISOString().slice(0, 10)}.ndjson`
    await symlink(mine, join(hotel.folder, 'outcomes', day))
    const invoice = hotel.till.invoice()
    await hotel.put('invoices', '1.json', JSON.stringify(invoice))
    await vi.waitFor(() => expect(program.err).toMatch(/The outcome of t-1 cannot be written: ELOOP/), 10_000)
    expect(await readFile(mine, 'utf8')).toBe('no line')
    await rm(join(hotel.folder, 'outcomes', day))
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(1), 20_000)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('under a name that is no text is told once, and left there', async () => {
    await mkdir(join(hotel.folder, 'calendar'), { recursive: true })
    const name = Buffer.concat([Buffer.from(inside('M')), Buffer.of(0xe4), Buffer.from('rz.csv')])
    await (await open(name, 'w')).close()
    await hotel.put('calendar', 'z.ndjson', row())
    const program = await hotel.run()
    await vi.waitFor(async () => expect(await hotel.names('taken')).toEqual(['calendar-z.ndjson']))
    expect(program.err.match(/its name is not UTF-8\. Rename it/g)).toHaveLength(1)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('under an ending or in a place that is not taken is told once when it has lain there for a minute', async () => {
    await hotel.put('calendar', '1.ndjson', row())
    for (const [place, name] of [
      ['calendar', 'close.csv.new'],
      ['invoices', '1.csv'],
      ['', 'close.csv'],
    ] as const) {
      await mkdir(join(hotel.folder, place), { recursive: true })
      await writeFile(join(hotel.folder, place, name), row())
      await utimes(join(hotel.folder, place, name), new Date(), new Date(Date.now() - 61_000))
    }
    await writeFile(inside('being-written.tmp'), row())
    const program = await hotel.run()
    const told = () => program.err.split('\n').filter((line) => line.includes(' is not taken: '))
    await vi.waitFor(() => expect(told()).toHaveLength(3))
    await hotel.put('calendar', '2.ndjson', row())
    await vi.waitFor(async () => expect(await hotel.names('taken')).toHaveLength(2))
    expect(told()).toHaveLength(3)
    expect(told().join('\n')).toMatch(
      /calendar\/close\.csv\.new is not taken: calendar\/ takes names that end in \.csv, /,
    )
    expect(told().join('\n')).toMatch(/invoices\/1\.csv is not taken/)
    expect(told().join('\n')).toMatch(/: close\.csv is not taken/)
    expect(await program.ends('SIGTERM')).toBe(0)
  })
})
