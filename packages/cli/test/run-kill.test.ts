import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { Posting } from '@innwire/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tries } from '../../../scripts/test/harness/long.ts'
import { dice, seeded } from '../../server/test/crash/dice.ts'
import { inDays } from '../../sync/test/hotel.ts'
import { endLease } from './dead-lease.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

/** How often it is killed: INNWIRE_RUN_KILLS. The same moments, as far as the machine allows: INNWIRE_CRASH_SEED. */
const kills = tries('INNWIRE_RUN_KILLS', 4, 60)
const filesEachRound = 4

const run = () =>
  hotel.run([], { hotels: [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'hotel.db' }] })

const journal = () => join(hotel.person.folder, 'hotel.db')

it('innwire run loses nothing and does nothing twice when it is killed at any moment', () =>
  seeded(async (seed) => {
    const random = dice(seed)
    const invoices: Posting[] = []
    const taken: string[] = []
    let price = 100
    const nameOf = (kind: string) => `${String(taken.length).padStart(6, '0')}-${kind}`
    const drop = async () => {
      price += 1
      const bills = Array.from({ length: random.number(1, 5) }, () => hotel.till.invoice())
      invoices.push(...bills)
      const name = nameOf('bills.ndjson')
      await hotel.put('invoices', name, bills.map((bill) => JSON.stringify(bill)).join('\n'))
      taken.push(`invoices-${name}`)
      const values = nameOf('values.csv')
      const lines = Array.from({ length: 30 }, (_, day) => `HR:1,${inDays(5 + day)},${price},${price % 9}`)
      await hotel.put('calendar', values, ['inv_code,date,price,availability', ...lines].join('\n'))
      taken.push(`calendar-${values}`)
    }
    for (let round = 0; round < kills; round += 1) {
      for (let file = 0; file < filesEachRound; file += 1) await drop()
      const program = await run()
      const before = (await hotel.names('taken')).length
      // Most often while it takes files, and sometimes before it has the hotel.
      if (random.happens(0.8))
        await vi.waitFor(async () => expect((await hotel.names('taken')).length).toBeGreaterThan(before), {
          interval: 1,
        })
      if (random.happens(0.5)) await drop()
      await setTimeout(random.number(0, 60))
      expect(await program.ends('SIGKILL')).toBeNull()
      await endLease(journal())
    }
    const program = await run()
    await vi.waitFor(async () => {
      expect(await hotel.names('taken')).toEqual(taken.sort())
      expect(await hotel.outcomes()).toHaveLength(invoices.length)
    })
    expect([await hotel.names('calendar'), await hotel.names('invoices')]).toEqual([[], []])
    expect(await hotel.names('refused')).toEqual([])
    await vi.waitFor(async () =>
      expect(await hotel.status()).toMatchObject({ running: true, status: { calendar: { waiting: 0 } } }),
    )
    const args = ['calendar', 'show', 'HR:1', '--months', '3', '--json', '--config', 'innwire.run.json']
    for (const { values } of JSON.parse((await hotel.person.inPipe(args)).out))
      expect(values).toMatchObject({
        price: { wanted: String(price), sent: String(price) },
        availability: { wanted: price % 9, sent: price % 9 },
      })
    await hotel.till.expectOnFolio(invoices)
    const ids = (await hotel.outcomes()).map((line) => line.transaction_id)
    expect(ids.sort()).toEqual(invoices.map(({ transaction_id }) => transaction_id).sort())
    expect(await program.ends('SIGTERM')).toBe(0)
  }))

const values = (price: number) => `inv_code,date,price\nHR:1,${inDays(9)},${price}\n`
const serving = () => vi.waitFor(async () => expect(await hotel.status()).toMatchObject({ running: true }))

it('a file that was read and is not in the journal when it is killed is still there', async () => {
  const first = await run()
  await serving()
  const invoice = hotel.till.invoice()
  const database = new DatabaseSync(join(hotel.person.folder, 'hotel.db'))
  database.exec('BEGIN IMMEDIATE')
  await hotel.put('invoices', '1.json', JSON.stringify(invoice))
  // The files of the two kinds are looked for as often: after the second, the invoice was found.
  for (const wrong of ['1.csv', '2.csv']) {
    await hotel.put('calendar', wrong, 'wrong')
    await vi.waitFor(async () => expect(await hotel.names('refused')).toContain(`calendar-${wrong}`))
  }
  await first.ends('SIGKILL')
  expect([await hotel.names('invoices'), await hotel.names('taken')]).toEqual([['1.json'], []])
  database.exec('ROLLBACK')
  database.close()
  await endLease(journal())
  const program = await run()
  await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(1))
  expect(await hotel.names('taken')).toEqual(['invoices-1.json'])
  expect(await program.ends('SIGTERM')).toBe(0)
  await hotel.till.expectOnFolio([invoice])
})

it('files that the journal has, and that are not moved when it is killed, count once and in their order', async () => {
  const first = await run()
  await serving()
  const taken = join(hotel.folder, 'taken')
  await rm(taken, { recursive: true })
  await writeFile(taken, 'Nothing can be moved into a file.')
  const invoice = hotel.till.invoice()
  await hotel.put('invoices', '1.json', JSON.stringify(invoice))
  await hotel.put('calendar', '1.csv', values(90))
  await hotel.put('calendar', '2.csv', values(95))
  await vi.waitFor(async () => {
    expect(await hotel.outcomes()).toHaveLength(1)
    expect(first.err).toContain('The files of calendar wait: ')
  })
  await first.ends('SIGKILL')
  expect(await hotel.names('calendar')).toEqual(['1.csv', '2.csv'])
  await rm(taken)
  await mkdir(taken)
  await endLease(journal())
  const program = await run()
  await vi.waitFor(async () =>
    expect(await hotel.names('taken')).toEqual(['calendar-1.csv', 'calendar-2.csv', 'invoices-1.json']),
  )
  await vi.waitFor(async () =>
    expect(await hotel.status()).toMatchObject({ running: true, status: { calendar: { waiting: 0 } } }),
  )
  const args = ['calendar', 'show', 'HR:1', '--from', inDays(9).slice(0, 7), '--config', 'innwire.run.json']
  expect(JSON.parse((await hotel.person.inPipe([...args, '--json'])).out)).toMatchObject([
    { values: { price: { wanted: '95', sent: '95' } } },
  ])
  expect(await program.ends('SIGTERM')).toBe(0)
  expect(await hotel.outcomes()).toHaveLength(1)
  await hotel.till.expectOnFolio([invoice])
})

it('an outcome is written although another hotel that had the folder had a bill of the same id', async () => {
  const invoice = hotel.till.invoice()
  await mkdir(join(hotel.folder, 'outcomes'))
  const today = join(hotel.folder, 'outcomes', `${new Date().toISOString().slice(0, 10)}.ndjson`)
  const { transaction_id } = invoice
  const key = `${transaction_id}/posted`
  await writeFile(today, `${JSON.stringify({ key, hr_id: 'another', transaction_id, outcome: 'posted' })}\n`)
  await hotel.put('invoices', '1.json', JSON.stringify([invoice]))
  const program = await run()
  await vi.waitFor(async () => expect(await hotel.names('taken')).toContain('invoices-1.json'))
  await vi.waitFor(async () =>
    expect((await hotel.outcomes()).map((line) => [line.key, line.hr_id])).toEqual([
      [key, 'another'],
      [key, hotel.till.hrId],
    ]),
  )
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('an outcome that was written when it is killed is not written again', async () => {
  const [first, second] = [hotel.till.invoice(), hotel.till.invoice()]
  await mkdir(join(hotel.folder, 'outcomes'))
  const today = join(hotel.folder, 'outcomes', `${new Date().toISOString().slice(0, 10)}.ndjson`)
  const { transaction_id } = first
  const written = { key: `${transaction_id}/posted`, transaction_id, outcome: 'posted' }
  await writeFile(today, `${JSON.stringify(written)}\n`)
  await hotel.put('invoices', '1.json', JSON.stringify([first, second]))
  const program = await run()
  await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(2))
  expect((await hotel.outcomes()).map((line) => line.key)).toEqual([
    written.key,
    `${second.transaction_id}/posted`,
  ])
  expect(await program.ends('SIGTERM')).toBe(0)
})
