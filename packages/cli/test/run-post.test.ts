import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { verify } from '@innwire/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guestsOf } from '../../sync/test/reservations/guests.ts'
import { openReceiver, openRunning, type RunningHotel, secret } from './run-hotel.ts'

let hotel: RunningHotel
let guests: ReturnType<typeof guestsOf>
let receiver: Awaited<ReturnType<typeof openReceiver>> | undefined
beforeEach(async () => {
  hotel = await openRunning()
  guests = guestsOf(hotel.till)
})
afterEach(async () => {
  await hotel.end()
  await receiver?.close()
  receiver = undefined
})

const to = (url: string) => ({ reservations: { url, secretFile: 'secret' } })

describe('reservations are POSTed', () => {
  it('signed, with the key of the change, and once each', async () => {
    receiver = await openReceiver((_, __, response) => response.writeHead(204).end())
    const number = await guests.book('Ada')
    const program = await hotel.run([], to(receiver.url))
    await vi.waitFor(() => expect(receiver?.got).toHaveLength(1))
    const [{ headers, body }] = receiver.got as [(typeof receiver.got)[number]]
    const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = headers
    expect(verify(secret, signature, timestamp, body, { now: new Date() })).toBe(true)
    const content = JSON.parse(body.toString())
    expect(content).toEqual({
      hr_id: 'linden',
      key: expect.stringContaining(number),
      first: true,
      master_room: false,
      reservation: expect.objectContaining({ hr_number: number, guest: 'Ada' }),
    })
    expect(headers['innwire-key']).toBe(content.key)
    expect(await program.ends('SIGTERM')).toBe(0)
    await guests.cancel(number)
    const again = await hotel.run([], to(receiver.url))
    await vi.waitFor(() => expect(receiver?.got).toHaveLength(2))
    expect(JSON.parse(String(receiver.got[1]?.body))).toMatchObject({
      first: false,
      reservation: { state: 'canceled' },
    })
    expect(await again.ends('SIGTERM')).toBe(0)
    expect(program.err + again.err).not.toContain(secret)
  })

  it('from the day of --since on, for going live', async () => {
    receiver = await openReceiver((_, __, response) => response.writeHead(204).end())
    await guests.book('Ada')
    const program = await hotel.run(['--since', '2020-01-01'], to(receiver.url))
    await vi.waitFor(() =>
      expect(program.err).toContain('linden: All that changed since 2020-01-01 is in the journal.'),
    )
    await vi.waitFor(() => expect(receiver?.got).toHaveLength(1))
    expect(await program.ends('SIGTERM')).toBe(0)
    const { requests } = await hotel.till.control('GET', '/requests?limit=1000')
    expect(JSON.stringify(requests)).toContain('2019-12-30')
    for (const [args, config, why] of [
      [['--since', '2999-01-01'], to(receiver.url), /2999-01-01 is still to come/],
      [
        ['--since', '2020-01-01'],
        {},
        /--since is for reservations, and no hotel of innwire\.run\.json takes them/,
      ],
    ] as const) {
      const wrong = await hotel.run([...args], config)
      expect(await wrong.ends()).toBe(2)
      expect(wrong.err).toMatch(why)
    }
  })

  it('again with the same key until it answers with 2xx; of one reservation one at a time, in order', async () => {
    const answers = [500, 302, 404]
    let open = 0
    receiver = await openReceiver((_, __, response) => {
      open += 1
      expect(open).toBe(1)
      const status = answers.shift() ?? 200
      // Slowly, so that another change would overtake this one.
      setTimeout(() => {
        open -= 1
        response.writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' }).end('no')
      }, 20)
    })
    const number = await guests.book('Ada')
    const first = await hotel.run([], to(receiver.url))
    await vi.waitFor(() => expect(receiver?.got).toHaveLength(1))
    expect(await first.ends('SIGTERM')).toBe(0)
    await guests.cancel(number)
    const program = await hotel.run([], to(receiver.url))
    await vi.waitFor(() => expect(receiver?.got).toHaveLength(5), 15_000)
    const got = receiver.got.map(({ headers, body }) => ({
      key: headers['innwire-key'],
      attempt: headers['innwire-attempt'],
      state: JSON.parse(body.toString()).reservation.state,
    }))
    expect(got.map(({ state }) => state)).toEqual([...Array(4).fill('reserved'), 'canceled'])
    expect(got.map(({ attempt }) => attempt)).toEqual(['1', '2', '3', '4', '1'])
    expect(new Set(got.map(({ key }) => key)).size).toBe(2)
    expect(program.err).toMatch(/Redirects are not followed|answered with status/)
    expect(program.err).not.toContain('of-the-url')
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('when the receiver comes back that was away', async () => {
    receiver = await openReceiver(() => {})
    const { url, port } = receiver
    await receiver.close()
    await guests.book('Ada')
    const program = await hotel.run([], to(url))
    await vi.waitFor(async () => expect((await hotel.status())?.status?.reservations.waiting).toBe(1))
    const got: string[] = []
    const back = createServer((request, response) => {
      got.push(String(request.headers['innwire-key']))
      request.resume().on('end', () => response.writeHead(200).end())
    })
    await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve))
    await vi.waitFor(() => expect(got).toHaveLength(1), 15_000)
    await vi.waitFor(async () => expect((await hotel.status()).status.reservations.waiting).toBe(0))
    expect(await program.ends('SIGTERM')).toBe(0)
    await new Promise((resolve) => back.close(resolve).closeAllConnections())
    receiver = undefined
  })

  it('and SIGTERM waits for an answer that is under way', async () => {
    const asked = Promise.withResolvers<() => void>()
    receiver = await openReceiver((_, __, response) => asked.resolve(() => response.writeHead(200).end()))
    await guests.book('Ada')
    const program = await hotel.run([], to(receiver.url))
    const answer = await asked.promise
    const ended = program.ends('SIGTERM')
    answer()
    expect(await ended).toBe(0)
    expect((await hotel.status()).status.reservations.waiting).toBe(0)
  })
})

it('reservations are given to a command, which hears of the hotel and writes to the log', async () => {
  await guests.book('Ada')
  await writeFile(join(hotel.person.folder, 'take'), '')
  const exec = 'echo "taken for $INNWIRE_HR_ID by $INNWIRE_STATE"'
  const program = await hotel.run(['--stdin'], { reservations: { exec } })
  await vi.waitFor(() => expect(program.err).toContain('taken for linden by reserved'))
  expect(program.out).toBe('')
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('a command that takes reservations is not given the variables of tokens and secrets', async () => {
  await guests.book('Ada')
  const { till, config, person } = hotel
  await hotel.write({
    ...config,
    reservations: { exec: 'env >&2' },
    hotels: [
      { hrId: till.hrId, tokenVariable: 'TOKEN_OF_LINDEN' },
      { hrId: 'another', tokenVariable: 'TOKEN_OF_ANOTHER', reservations: false },
    ],
  })
  const program = person.start(['run'], {
    TOKEN_OF_LINDEN: till.token,
    TOKEN_OF_ANOTHER: 'a-token-of-another',
    OF_THE_PMS: 'given',
  })
  await vi.waitFor(() => expect(program.err).toContain('INNWIRE_STATE=reserved'))
  expect(await program.ends('SIGTERM')).toBe(0)
  expect(program.err).toContain('OF_THE_PMS=given')
  // Its name stands in what innwire says of the token that is refused.
  expect(program.err).not.toMatch(/TOKEN_OF_\w+=/)
  expect(program.err).not.toContain(till.token)
})

it('a command of a config runs in the folder of the config', async () => {
  await guests.book('Ada')
  const { till, config, person } = hotel
  const folder = join(person.folder, 'etc')
  await mkdir(folder)
  await writeFile(join(folder, 'take.sh'), 'echo taken in etc')
  const hotels = [{ hrId: till.hrId, tokenFile: '../token' }]
  const inFolder = { ...config, hotels, reservations: { exec: 'sh ./take.sh' } }
  await writeFile(join(folder, 'run.json'), JSON.stringify(inFolder))
  const program = person.start(['run', '--config', 'etc/run.json'])
  await vi.waitFor(() => expect(program.err).toContain('taken in etc'))
  expect(await program.ends('SIGTERM')).toBe(0)
})
