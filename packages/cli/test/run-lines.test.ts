import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import type { Started } from './innwire.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

const row = (more: object = {}) => ({ inv_code: 'HR:1', date: inDays(9), price: '90', ...more })
const give = (program: Started, ...lines: unknown[]) =>
  program.child.stdin?.write(
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  )

describe('innwire run --stdin', () => {
  it('answers each line when the journal has it, and names what is wrong with another', async () => {
    const invoice = hotel.till.invoice()
    const program = await hotel.run(['--stdin'])
    give(program, row(), { ...row(), price: '90,50' }, '{"inv_code"', invoice, { hr_id: 'none', ...row() })
    give(program, { date: inDays(9), price: '90', inv_code: 'HR:7' })
    await vi.waitFor(() => expect(program.lines).toHaveLength(6))
    const answers = new Map(program.lines.map((answer) => [answer.line, answer]))
    expect(answers.get(1)).toEqual({ line: 1, taken: true })
    expect(answers.get(2)).toMatchObject({
      taken: false,
      wrong: [{ line: 2, column: 40, name: 'price', message: expect.stringContaining('decimal comma') }],
    })
    expect(answers.get(3)).toMatchObject({
      taken: false,
      wrong: [{ message: expect.stringContaining('not JSON') }],
    })
    expect(answers.get(4)).toEqual({ line: 4, taken: true })
    expect(answers.get(5)).toMatchObject({
      taken: false,
      wrong: [{ message: expect.stringContaining('linden') }],
    })
    expect(answers.get(6)).toMatchObject({
      taken: false,
      wrong: [{ line: 6, column: 35, name: 'inv_code', message: expect.stringContaining('no room type') }],
    })
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(1))
    expect(await program.ends('SIGTERM')).toBe(0)
    await hotel.till.expectOnFolio([invoice])
  })

  it('has every line that it has answered after kill -9, and a line that is given again counts once', async () => {
    const invoices = Array.from({ length: 20 }, () => hotel.till.invoice())
    const program = await hotel.run(['--stdin'])
    give(program, ...invoices)
    await vi.waitFor(() => expect(program.lines.length).toBeGreaterThan(0), { interval: 1 })
    await program.ends('SIGKILL')
    const again = await hotel.run(['--stdin'])
    give(again, ...invoices)
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(20), 15_000)
    expect(again.lines.map(({ line }) => line)).toEqual(invoices.map((_, index) => index + 1))
    expect(await again.ends('SIGTERM')).toBe(0)
    await hotel.till.expectOnFolio(invoices)
  })

  it('goes on with files when its input has ended', async () => {
    const program = await hotel.run(['--stdin'])
    give(program, row())
    program.child.stdin?.end()
    await vi.waitFor(() => expect(program.err).toContain('Standard input has ended'))
    await hotel.put('calendar', '1.ndjson', JSON.stringify(row({ price: '95' })))
    await vi.waitFor(async () => expect(await hotel.names('taken')).toEqual(['calendar-1.ndjson']))
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('refuses a line that is too long or too deep, and goes on with the next', async () => {
    const program = await hotel.run(['--stdin'])
    give(program, '['.repeat(200_000), `{"price":"${'9'.repeat(5_000_000)}"}`, row())
    await vi.waitFor(() => expect(program.lines).toHaveLength(3), 5000)
    expect(program.lines).toEqual([
      expect.objectContaining({ line: 1, taken: false }),
      {
        line: 2,
        taken: false,
        wrong: [expect.objectContaining({ message: expect.stringContaining('bytes. Split it') })],
      },
      { line: 3, taken: true },
    ])
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it.skipIf(process.platform === 'win32')(
    'keeps no other hotel waiting for one whose journal is gone, of which nothing is taken',
    async () => {
      const hotels = [{ hrId: 'beech', tokenFile: 'token', journal: 'beech.db' }, ...hotel.config.hotels]
      const program = await hotel.run(['--stdin'], { hotels })
      await vi.waitFor(() => expect(program.err.match(/It is served/g)).toHaveLength(2))
      await rm(join(hotel.person.folder, 'beech.db'))
      const many = 1001
      give(program, ...Array.from({ length: many }, () => row({ hr_id: 'beech' })), row({ hr_id: 'linden' }))
      await vi.waitFor(() => expect(program.lines).toHaveLength(2))
      expect(program.lines).toEqual([
        {
          line: many,
          taken: false,
          wrong: [],
          message: expect.stringContaining('1000 lines wait for it. Give this one again later'),
        },
        { line: many + 1, taken: true },
      ])
      expect(program.err).toMatch(/beech: Line 1 waits: The database .*beech\.db was deleted or moved/)
      expect(await program.ends('SIGTERM')).toBe(0)
    },
  )

  it('ends its hotels in order when the input cannot be read', async () => {
    await hotel.write(hotel.config)
    const program = hotel.person.start(['run', '--stdin'], {}, undefined, 'input')
    expect(await program.ends()).toBe(1)
    expect(program.err).toMatch(/linden: It has ended in order/)
    expect(program.err).toMatch(/Standard input cannot be read: .*\. Start innwire run again\.\n$/)
  })
})
