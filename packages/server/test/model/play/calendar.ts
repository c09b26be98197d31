import type { ResponseBody } from '@innwire/types'
import { expect } from 'vitest'
import type { DailyStep, RangeStep, Step } from '../histories/steps.ts'
import { type DailyRoom, daily } from '../oracle/daily.ts'
import { addDays } from '../oracle/dates.ts'
import { shownEntries } from '../oracle/distribution.ts'
import { range } from '../oracle/range.ts'
import { isRefusal } from '../oracle/refusal.ts'
import { todayOf } from '../oracle/world.ts'
import { expectRefusal, expectTime, type Game, pick, propertyPath } from './game.ts'
import type { Reply } from './service.ts'
import { settled } from './settle.ts'

type DailyReply = Reply<ResponseBody<'updateRoomsDaily'>>

export async function playDaily(game: Game, { rooms }: DailyStep): Promise<void> {
  const asked = dated(game, rooms)
  expectDaily(game, asked, await sendDaily(game, asked))
}

/** Which came first is told by the transaction ids. */
export async function playDailyAtOnce(
  game: Game,
  { updates }: Step & { do: 'daily at once' },
): Promise<void> {
  const asked = updates.map(({ rooms }) => dated(game, rooms))
  const replies = await Promise.all(asked.map((rooms) => sendDaily(game, rooms)))
  const pairs = asked.map((rooms, index) => ({ rooms, reply: replies[index] as DailyReply }))
  const order = ({ reply }: { reply: DailyReply }) => Number(reply.body.transaction_id ?? 0)
  for (const { rooms, reply } of pairs.sort((a, b) => order(a) - order(b))) expectDaily(game, rooms, reply)
}

const dated = ({ world }: Game, rooms: DailyStep['rooms']): DailyRoom[] =>
  rooms.map((room) => ({
    ...room,
    dates: room.dates.map(({ day, ...values }) => ({ date: addDays(todayOf(world), day), ...values })),
  }))

const sendDaily = (game: Game, rooms: DailyRoom[]): Promise<DailyReply> =>
  game.service.send('PUT', propertyPath(game, '/api/v2/apps/rooms/daily'), { json: { rooms } })

function expectDaily(game: Game, rooms: DailyRoom[], reply: DailyReply): void {
  const expected = daily(game.world, rooms)
  if (isRefusal(expected)) {
    expectRefusal(reply, expected)
    return
  }
  const { status, errors, transaction_id } = reply.body
  const refusedDates = errors?.flatMap((error) =>
    Object.entries(error).map(([code, dates]) => [code, Object.keys(dates).sort()]),
  )
  expect({ http: reply.status, status, errors: refusedDates }).toEqual({ http: 200, ...expected })
  const sentences = errors.flatMap(Object.values).flatMap((dates) => Object.values(dates as object))
  for (const sentence of sentences) expect(sentence).toMatch(/^.+ .+[.?]$/)
  noteId(game, transaction_id)
}

function noteId({ world }: Game, id: string): void {
  const update = world.updates.at(-1)
  if (update) update.id = id
}

export async function playRange(game: Game, step: RangeStep): Promise<void> {
  const { named, values, days, channel_codes, sent } = step
  const start_date = addDays(todayOf(game.world), step.from)
  const end_date = addDays(start_date, step.length - 1)
  const lists = { ...(days && { days }), ...(channel_codes && { channel_codes }) }
  const expected = range(game.world, { ...named, ...values, ...lists, start_date, end_date })

  const fields = [...Object.entries({ ...named, start_date, end_date, ...values })].map(
    ([name, value]): [string, string] => [name, String(value)],
  )
  const all = [...fields, ...Object.entries(lists).flatMap(([name, list]) => spelled(name, list, step.lists))]
  // A list is not torn apart: where both have one, the form wins.
  const inForm = { query: 0, form: all.length, both: Math.floor(fields.length / 2) }[sent]
  const query = new URLSearchParams(all.slice(inForm))
  const form = sent === 'query' ? {} : { form: new URLSearchParams(all.slice(0, inForm)) }
  const path = propertyPath(game, `/api/${sent === 'both' ? 'v1' : 'v2'}/apps/rooms/~`, query)
  const reply = await game.service.send<ResponseBody<'updateRoomRange'>>('PUT', path, form)

  if (isRefusal(expected)) return expectRefusal(reply, expected)
  const { status, transaction_id } = reply.body
  expect({ http: reply.status, status }).toEqual({ http: 200, ...expected })
  noteId(game, transaction_id)
}

function spelled(name: string, list: (string | number)[], how: RangeStep['lists']): [string, string][] {
  if (how === 'commas') return [[name, list.join(',')]]
  if (how === 'json') return [[name, JSON.stringify(list)]]
  return list.map((value) => [how === 'brackets' ? `${name}[]` : name, String(value)])
}

/** Transactions are kept for 90 days (D17). */
export const keptMs = 90 * 86_400_000

export async function playTransaction(game: Game, { which }: { which: number }): Promise<void> {
  const { world, service } = game
  const update = pick(
    world.updates.filter(({ id }) => id !== undefined),
    which,
  )
  if (!update) return
  await settled(game)
  const query = new URLSearchParams({ transaction_id: update.id ?? '' })
  const path = propertyPath(game, '/api/v2/apps/infos/transaction_details', query)
  const reply = await service.send<ResponseBody<'getTransactionDetails'>>('GET', path)
  if (world.now - update.at >= keptMs) {
    return expectRefusal(reply, { refused: 404, code: 'transaction_not_found' })
  }
  const { id, counts, details } = reply.body.transaction
  const entries = shownEntries(update.entries)
  const count = (state: string) => entries.filter((entry) => entry.state === state).length
  expect({ id, counts }).toEqual({
    id: update.id,
    counts: {
      in_progress: count('in_progress'),
      succeeded: count('succeeded'),
      failed: count('failed'),
    },
  })
  const shown = details.map((its) => [its.channel_code, its.code, its.allocation_group ?? '', its.state])
  const foreseen = entries.map((its) => [its.channel, its.code, its.group, its.state])
  expect(shown.sort()).toEqual(foreseen.sort())
  for (const entry of details) {
    expectTime(entry.created_at, update.at)
    expect(entry.error_message !== null).toBe(entry.state === 'failed')
    expect(entry.id === null).toBe(entry.channel_code === 'online')
  }
}
