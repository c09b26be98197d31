import type { ResponseBody } from '@innwire/types'
import { expect } from 'vitest'
import type { History } from '../histories/histories.ts'
import type { Step } from '../histories/steps.ts'
import { mappingsOf } from '../oracle/world.ts'
import { playBook, playBookAgain, playCancel, playConfirm, playModify } from './bookings.ts'
import { playDaily, playDailyAtOnce, playRange, playTransaction } from './calendar.ts'
import { compareAll } from './compare.ts'
import { type Game, propertyPath, setUp } from './game.ts'
import { playCheckIn, playCheckOut, playPost, playPostAgain } from './guests.ts'
import { playBookDuringPoll, playLookUp, playPoll, playWalk, poll } from './polls.ts'
import type { Service } from './service.ts'
import { playConnect, playDisconnect, playFlags, playMap, playUnmap } from './set-up.ts'

/** Plays a history on the server and in the model side by side. Whatever differs throws. */
export async function play(service: Service, { hotel, steps }: History): Promise<void> {
  const game = await setUp(service, hotel)
  for (const step of steps) await playStep(game, step)
  await compareAll(game)
  for (const [token] of game.tokens.entries()) await poll(game, token, { per_page: 100 })
  // What waited for the clock arrives, and nothing else changes.
  await playStep(game, { do: 'advance', hours: 1 })
  await compareAll(game)
}

function playStep(game: Game, step: Step): Promise<void> {
  switch (step.do) {
    case 'daily':
      return playDaily(game, step)
    case 'range':
      return playRange(game, step)
    case 'daily at once':
      return playDailyAtOnce(game, step)
    case 'book':
      return playBook(game, step)
    case 'book again':
      return playBookAgain(game, step)
    case 'modify':
      return playModify(game, step)
    case 'confirm':
      return playConfirm(game, step)
    case 'cancel':
      return playCancel(game, step)
    case 'poll':
      return playPoll(game, step)
    case 'book during a poll':
      return playBookDuringPoll(game, step)
    case 'walk':
      return playWalk(game, step)
    case 'look up':
      return playLookUp(game, step)
    case 'check in':
      return playCheckIn(game, step)
    case 'check out':
      return playCheckOut(game, step)
    case 'post':
      return playPost(game, step)
    case 'post again':
      return playPostAgain(game, step)
    case 'map':
      return playMap(game, step)
    case 'unmap':
      return playUnmap(game, step)
    case 'disconnect':
      return playDisconnect(game, step)
    case 'connect':
      return playConnect(game, step)
    case 'set flags':
      return playFlags(game, step)
    case 'advance':
      return advance(game, step.hours)
    case 'restart':
      return game.service.restart()
    case 'settle':
      return compareAll(game)
    case 'transaction':
      return playTransaction(game, step)
    case 'read lists':
      return readLists(game)
  }
}

async function advance({ service, world }: Game, hours: number): Promise<void> {
  const { status } = await service.control('POST', '/clock/advance', { seconds: hours * 3600 })
  expect(status).toBe(200)
  world.now += hours * 3_600_000
}

async function readLists(game: Game): Promise<void> {
  const { service, world } = game
  const { body } = await service.send<ResponseBody<'listRooms'>>(
    'GET',
    propertyPath(game, '/api/v2/apps/rooms'),
  )
  const shown = body.rooms.map((room) => [
    room.rate_code,
    room.inv_code,
    room.is_master,
    ...room.channel_codes,
  ])
  const expected = world.hotel.rates.map((rate) => {
    const codes = mappingsOf(world, rate.rate_code).map(({ channel_code }) => channel_code)
    return [rate.rate_code, rate.inv_code, rate.is_master, ...[...new Set(codes)].sort()]
  })
  expect(shown.sort()).toEqual(expected.sort())
}
