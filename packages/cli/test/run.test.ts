import { rename } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

const rows = (price: number, day = 9) => `inv_code,date,price\nHR:1,${inDays(day)},${price}\n`
const show = async (day = 9) => {
  const args = ['calendar', 'show', 'HR:1', '--from', inDays(day).slice(0, 7), '--json']
  const { out } = await hotel.person.inPipe([...args, '--config', 'innwire.run.json'])
  return JSON.parse(out)
}

describe('innwire run', () => {
  it('brings files to the service in the order of their names, and ends with 0 at SIGTERM', async () => {
    await hotel.put('calendar', '1.csv', rows(90))
    await hotel.put('calendar', '2.csv', rows(95))
    await hotel.put('calendar', 'not-yet.tmp', rows(10))
    const program = await hotel.run()
    await vi.waitFor(async () =>
      expect(await hotel.names('taken')).toEqual(['calendar-1.csv', 'calendar-2.csv']),
    )
    await vi.waitFor(async () => expect((await hotel.status()).status.calendar.waiting).toBe(0))
    expect(await show()).toMatchObject([{ values: { price: { wanted: '95', sent: '95' } } }])
    await hotel.put(
      'calendar',
      '3.ndjson',
      `${JSON.stringify({ inv_code: 'HR:1', date: inDays(9), price: '99' })}\n`,
    )
    await vi.waitFor(async () => expect(await hotel.names('taken')).toContain('calendar-3.ndjson'))
    expect(await hotel.names('calendar')).toEqual(['not-yet.tmp'])
    expect(await program.ends('SIGTERM')).toBe(0)
    expect(program.err).toMatch(/^innwire: linden: It is served\./m)
    expect(program.err).toMatch(/^innwire: linden: It has ended in order\./m)
    expect(program.err + program.out).not.toContain(hotel.till.token)
  })

  it('posts bills once, and writes what came of each', async () => {
    const [first, second] = [hotel.till.invoice(), hotel.till.invoice({ reservation_id_customer_id: '1:1' })]
    await hotel.put('invoices', 'a.ndjson', `${JSON.stringify(first)}\n${JSON.stringify(second)}\n`)
    const program = await hotel.run()
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(2))
    expect(await hotel.outcomes()).toEqual([
      expect.objectContaining({
        key: `${first.transaction_id}/posted`,
        transaction_id: first.transaction_id,
        invoice_number: first.invoice_number,
        pos_id: 'bar',
        outcome: 'posted',
        message: expect.any(String),
        at: expect.any(String),
      }),
      expect.objectContaining({ outcome: 'refused', may_be_on_folio: false }),
    ])
    await hotel.put('invoices', 'again.json', JSON.stringify([first]))
    await vi.waitFor(async () => expect(await hotel.names('taken')).toContain('invoices-again.json'))
    expect(await program.ends('SIGINT')).toBe(0)
    await hotel.till.expectOnFolio([first])
    expect(await hotel.outcomes()).toHaveLength(2)
  })

  it('is seen beside it: status, outbox and dead letters read the journal, and post says where files go', async () => {
    await hotel.put('calendar', '1.csv', rows(90))
    const program = await hotel.run()
    await vi.waitFor(async () =>
      expect(await hotel.status()).toMatchObject({ running: true, folder: hotel.folder }),
    )
    const beside = (...args: string[]) =>
      hotel.person.inPipe([...args, '--config', 'innwire.run.json', '--json'])
    expect(await beside('outbox')).toMatchObject({ code: 0, out: '[]\n' })
    expect(await beside('reservations', 'dead')).toMatchObject({ code: 0, out: '[]\n' })
    const { till, person } = hotel
    const environment = {
      INNWIRE_BASE_URL: till.server.url,
      INNWIRE_HR_ID: till.hrId,
      INNWIRE_TOKEN: till.token,
    }
    const stated = ['--quota', '5/250', '--repeat', 'never', '--timeout', '2']
    const input = JSON.stringify(till.invoice())
    const { code, err } = await person.inPipe(['post', '-', ...stated], { env: environment, input })
    expect(code).toBe(1)
    expect(err).toContain(
      `It is innwire run: prices, availability and bills that are put into ${hotel.folder} go out`,
    )
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('has metrics for Prometheus, and a health path', async () => {
    await hotel.put('calendar', 'wrong.csv', 'nothing\n1\n')
    const hotels = [{ hrId: hotel.till.hrId, tokenFile: 'token', journal: 'linden.db' }]
    const program = await hotel.run(['--metrics', '127.0.0.1:0', '--json'], { hotels })
    await vi.waitFor(() => expect(program.err).toContain('"event":"serving"'))
    for (const line of program.err.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('message')
    const url = /Metrics are at (\S+)\/metrics\./.exec(program.err)?.[1]
    const text = await (await fetch(`${url}/metrics`)).text()
    expect(text).toMatch(/^innwire_run_serving\{hr_id="linden"\} 1$/m)
    for (const flow of ['calendar', 'reservations', 'bills'])
      for (const name of ['waiting', 'parked', 'dead', 'oldest_seconds', 'last_success_timestamp_seconds'])
        expect(text).toMatch(new RegExp(`^innwire_run_${name}\\{hr_id="linden",flow="${flow}"\\} \\d`, 'm'))
    expect(text).toMatch(/^innwire_run_requests_left\{hr_id="linden",window="day"\} \d+$/m)
    expect(text).toMatch(/^innwire_run_files\{hr_id="linden",state="refused"\} 1$/m)
    expect(await (await fetch(`${url}/health/live`)).json()).toMatchObject({ status: 'ok' })
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
    const askedAs = (host: string) =>
      new Promise((resolve) =>
        get(`${url}/metrics`, { headers: { host } }, (its) => resolve(its.resume().statusCode)),
      )
    for (const host of ['evil.example', 'evil.example:9464', '127.0.0.1.evil.example'])
      expect(await askedAs(host)).toBe(400)
    for (const host of ['localhost:9464', 'LOCALHOST', '[::1]:9464', '192.0.2.1'])
      expect(await askedAs(host)).toBe(200)
    const asked = async (path: string) => (await fetch(`${url}${path}`)).text()
    const journal = join(hotel.person.folder, 'linden.db')
    await rename(journal, `${journal}-away`)
    expect(await asked('/metrics')).toMatch(/^innwire_run_serving\{hr_id="linden"\} 0$/m)
    expect(await asked('/health/live')).toContain('"linden":"not served"')
    await vi.waitFor(
      () => expect(program.err).toMatch(/linden\.db was deleted or moved.*Nothing is sent until/),
      20_000,
    )
    await rename(`${journal}-away`, journal)
    expect(await asked('/metrics')).toMatch(/^innwire_run_serving\{hr_id="linden"\} 1$/m)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('serves the others while the token of one is refused, and says so', async () => {
    const { till } = hotel
    const other = 'beech'
    await till.control('POST', '/properties', {
      hr_id: other,
      name: 'Beech',
      time_zone: 'UTC',
      currency: 'EUR',
    })
    await hotel.put('calendar', '1.csv', rows(90))
    const hotels = [
      { hrId: other, tokenFile: 'token', reservations: { exec: 'true' } },
      ...hotel.config.hotels,
    ]
    const program = await hotel.run([], { hotels })
    await vi.waitFor(async () => {
      const all = JSON.parse(
        (await hotel.person.inPipe(['status', '--config', 'innwire.run.json', '--json'])).out,
      )
      expect(all).toMatchObject([
        { hr_id: other, status: { service: { state: 'unauthorized' } } },
        { hr_id: till.hrId, status: { service: { state: 'answers' }, calendar: { waiting: 0 } } },
      ])
    })
    expect(program.err).toMatch(
      /^innwire: beech: .* Correct the hotel id or the token \(tokenFile token\) of innwire\.run\.json, and start innwire run again\.$/m,
    )
    expect(await program.ends('SIGTERM')).toBe(0)
  })
})
