import type { DailyUpdate, ErrorPlace } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, refusal } from './behaviours.ts'
import { demoHotel, goodRange } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const christmas = ['2026-12-24', '2026-12-25', '2026-12-26']
const dates = christmas.map((date) => ({ date, price: '99' }))
const daily = (update: DailyUpdate) => demoHotel(server.url).calendar.updateDaily(update)
const refusing = (...errors: Record<string, Record<string, string>>[]) =>
  json({ status: 'try_again', transaction_id: '7', errors })
const place = (path: string, message = 'No.'): ErrorPlace => ({ path, code: 'invalid_value', message })

describe('a refused date', () => {
  it('is mapped back to the place, the target and the date that were sent', async () => {
    server.plays(refusing({ 'HR:2': { '2026-12-25': 'Invalid price' } }))
    const rooms = [
      { inv_code: 'HR:1', dates },
      { inv_code: 'HR:2', dates },
    ]
    expect(await daily({ rooms })).toEqual({
      outcome: 'partial',
      transactionId: '7',
      retryable: false,
      rejections: [
        {
          path: 'rooms[1].dates[1]',
          target: { inv_code: 'HR:2', rate_code: undefined },
          date: '2026-12-25',
          message: 'Invalid price',
        },
      ],
    })
    expect(server.requests).toHaveLength(1)
  })

  it('of a target by rate_code is found under the rate', async () => {
    server.plays(refusing({ 'NR:HR:1': { '2026-12-24': 'Not updatable' } }))
    const rooms = [
      { inv_code: 'HR:1', dates },
      { rate_code: 'NR:HR:1', dates },
    ]
    expect(await daily({ rooms })).toMatchObject({
      outcome: 'partial',
      rejections: [
        {
          path: 'rooms[1].dates[0]',
          target: { rate_code: 'NR:HR:1' },
          date: '2026-12-24',
          message: 'Not updatable',
        },
      ],
    })
  })

  it('of a target with both codes is found under the group, which is what the service takes', async () => {
    server.plays(refusing({ 'HR:1': { '2026-12-24': 'No.' } }))
    expect(await daily({ rooms: [{ inv_code: 'HR:1', rate_code: 'NR:HR:1', dates }] })).toMatchObject({
      rejections: [
        { path: 'rooms[0].dates[0]', target: { inv_code: 'HR:1', rate_code: 'NR:HR:1' }, date: '2026-12-24' },
      ],
    })
  })

  it('of a target that stands several times, for other channels, is told at each of its places', async () => {
    server.plays(refusing({ 'HR:1': { '2026-12-24': 'No.', '2026-12-26': 'Nor this.' } }))
    const rooms = [
      { inv_code: 'HR:1', channel_codes: ['online'], dates: dates.slice(0, 2) },
      { inv_code: 'HR:1', channel_codes: ['hrs'], dates },
    ]
    const { rejections } = (await daily({ rooms })) as { rejections: { path: string; message: string }[] }
    expect(rejections.map(({ path, message }) => [path, message]).sort()).toEqual([
      ['rooms[0].dates[0]', 'No.'],
      ['rooms[1].dates[0]', 'No.'],
      ['rooms[1].dates[2]', 'Nor this.'],
    ])
  })

  it('that the service tells once for each channel filter leaves the rest taken', async () => {
    const refused = { 'HR:1': { '2026-12-24': 'No.' } }
    server.plays(refusing(refused, refused))
    const rooms = [
      { inv_code: 'HR:1', channel_codes: ['online'], dates: dates.slice(0, 1) },
      { inv_code: 'HR:1', channel_codes: ['hrs'], dates: dates.slice(0, 1) },
      { inv_code: 'HR:2', dates: dates.slice(0, 1) },
    ]
    expect(await daily({ rooms })).toMatchObject({ outcome: 'partial' })
  })

  it('that was never sent is told all the same', async () => {
    server.plays(refusing({ 'HR:9': { '2027-01-01': 'Who is this?' } }))
    expect(await daily({ rooms: [{ inv_code: 'HR:1', dates }] })).toMatchObject({
      outcome: 'partial',
      rejections: [{ date: '2027-01-01', message: 'Who is this?', target: { inv_code: 'HR:9' } }],
    })
  })

  it.each(['constructor', '__proto__', '2026'])('of the target %s is found like any other', async (code) => {
    server.plays((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const errors = `[{${JSON.stringify(code)}:{"2026-12-24":"No."}}]`
      response.end(`{"status":"try_again","transaction_id":"7","errors":${errors}}`)
    })
    expect(await daily({ rooms: [{ inv_code: code, dates }] })).toMatchObject({
      outcome: 'partial',
      rejections: [{ path: 'rooms[0].dates[0]', message: 'No.' }],
    })
  })

  it('beside every other one makes the outcome rejected', async () => {
    const all = Object.fromEntries(christmas.map((date) => [date, 'No.']))
    server.plays(refusing({ 'HR:1': all }, { 'HR:2': all }))
    const rooms = ['HR:1', 'HR:2'].map((inv_code) => ({ inv_code, dates }))
    const update = await daily({ rooms })
    expect(update).toMatchObject({ outcome: 'rejected', transactionId: '7' })
    expect('rejections' in update && update.rejections).toHaveLength(6)
  })
})

describe('of a date that several rooms have, for other channels,', () => {
  const [date] = dates
  const filtered = [
    { inv_code: 'HR:1', channel_codes: ['online'], dates: dates.slice(0, 1) },
    { inv_code: 'HR:1', channel_codes: ['hrs'], dates: dates.slice(0, 1) },
  ]
  const twins = [
    { inv_code: 'HR:1', dates: [{ date: '2026-12-24', availability: 3 }] },
    { rate_code: 'HR:1', dates: dates.slice(0, 1) },
  ]
  const refused = { 'HR:1': { '2026-12-24': 'No.' } }
  const paths = (update: object) =>
    'rejections' in update && (update.rejections as { path: string }[]).map(({ path }) => path)

  it.each([
    ['other channels', filtered],
    ['inv_code and rate_code', twins],
  ])('told once, nobody knows of which (%s): nobody says that nothing was applied', async (_, rooms) => {
    server.plays(refusing(refused))
    const update = await daily({ rooms })
    expect(update).toMatchObject({ outcome: 'partial', transactionId: '7', retryable: false })
    expect(paths(update)).toEqual(['rooms[0].dates[0]', 'rooms[1].dates[0]'])
  })

  it.each([
    ['other channels', filtered],
    ['inv_code and rate_code', twins],
  ])('told once for each, nothing was applied (%s)', async (_, rooms) => {
    server.plays(refusing(refused, refused))
    const update = await daily({ rooms })
    expect(update).toMatchObject({ outcome: 'rejected' })
    expect(paths(update)).toEqual(['rooms[0].dates[0]', 'rooms[1].dates[0]'])
  })

  it('every sentence is told at every place', async () => {
    server.plays(refusing(refused, { 'HR:1': { '2026-12-24': 'Nor there.' } }))
    const update = await daily({ rooms: filtered })
    const told =
      'rejections' in update ? update.rejections.map(({ path, message }) => `${path} ${message}`) : []
    expect(told).toEqual([
      'rooms[0].dates[0] No.',
      'rooms[0].dates[0] Nor there.',
      'rooms[1].dates[0] No.',
      'rooms[1].dates[0] Nor there.',
    ])
  })

  it('has at most nine sentences, however many there are: answers grow, rejections do not', async () => {
    const errors = Array.from({ length: 2000 }, (_, index) => ({ 'HR:1': { '2026-12-24': `No ${index}.` } }))
    server.plays(refusing(...errors))
    const rooms = Array.from({ length: 1000 }, () => ({ inv_code: 'HR:1', dates: dates.slice(0, 1) }))
    const update = await daily({ rooms })
    expect(update).toMatchObject({ outcome: 'rejected' })
    expect(paths(update)).toHaveLength(9000)
  })

  it('told once too few, behind a date that was taken, the rest of its code is not taken for unsent', async () => {
    server.plays(refusing({ 'HR:1': { '2026-12-25': 'No.' } }))
    const update = await daily({ rooms: [{ inv_code: 'HR:1', dates }] })
    expect(paths(update)).toEqual(['rooms[0].dates[1]'])
  })

  it('twice in one room, both were refused', async () => {
    server.plays(refusing(refused))
    const rooms = [{ inv_code: 'HR:1', dates: [{ ...date, date: '2026-12-24' }, ...dates.slice(0, 1)] }]
    const update = await daily({ rooms })
    expect(update).toMatchObject({ outcome: 'rejected' })
    expect(paths(update)).toEqual(['rooms[0].dates[0]', 'rooms[0].dates[1]'])
  })
})

describe('a place of a 422', () => {
  it('in a daily update is mapped back to target and date', async () => {
    const errors = [
      place('rooms[1].dates[2].price', 'Too dear.'),
      place('rooms[0]', 'Twice.'),
      place('rooms', 'Many.'),
    ]
    server.plays(refusal(422, 'validation_failed', { errors }))
    const rooms = [
      { inv_code: 'HR:1', dates },
      { rate_code: 'NR:HR:1', dates },
    ]
    expect(await daily({ rooms })).toMatchObject({
      outcome: 'rejected',
      rejections: [
        {
          path: 'rooms[1].dates[2].price',
          target: { rate_code: 'NR:HR:1' },
          date: '2026-12-26',
          message: 'Too dear.',
        },
        { path: 'rooms[0]', target: { inv_code: 'HR:1' }, date: undefined, message: 'Twice.' },
        { path: 'rooms', target: undefined, date: undefined, message: 'Many.' },
      ],
      error: { status: 422, code: 'validation_failed', errors },
    })
  })

  it('in a range update has the range as its target', async () => {
    server.plays(refusal(422, 'range_in_past', { errors: [place('end_date', 'Gone.')] }))
    expect(await demoHotel(server.url).calendar.updateRange(goodRange)).toMatchObject({
      outcome: 'rejected',
      rejections: [{ path: 'end_date', target: { inv_code: 'HR:1' }, date: undefined, message: 'Gone.' }],
    })
  })

  it('that does not exist in what was sent is told all the same', async () => {
    server.plays(
      refusal(422, 'validation_failed', { errors: [place('rooms[8].dates[9]'), place('request')] }),
    )
    expect(await daily({ rooms: [{ inv_code: 'HR:1', dates }] })).toMatchObject({
      outcome: 'rejected',
      rejections: [{ path: 'rooms[8].dates[9]', message: 'No.' }, { path: 'request' }],
    })
  })
})
