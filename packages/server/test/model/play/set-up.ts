import type { Step } from '../histories/steps.ts'
import type { Channel, Rate } from '../oracle/hotel.ts'
import { isRefusal, type Refusal } from '../oracle/refusal.ts'
import { connect, disconnect, map, putRate, unmap } from '../oracle/set-up.ts'
import { expectDone, expectRefusal, type Game } from './game.ts'
import { settled } from './settle.ts'

type Do<Kind extends Step['do']> = Step & { do: Kind }

export async function playMap(game: Game, { channel, mapping_code, rate_code }: Do<'map'>): Promise<void> {
  // Whether a delivery under way finds the mapping as it was or as it will be is open, so there is none.
  await settled(game)
  const name = `${channel} ${mapping_code}`
  const path = `/channels/${channel}/mappings/${mapping_code}`
  const mapping = { channel_code: channel, code: mapping_code, name, rate_code }
  await change(game, 'PUT', path, { name, rate_code }, () => map(game.world, mapping))
}

export async function playUnmap(game: Game, { channel, mapping_code }: Do<'unmap'>): Promise<void> {
  await settled(game)
  const path = `/channels/${channel}/mappings/${mapping_code}`
  const mapping = { channel_code: channel, code: mapping_code }
  await change(game, 'DELETE', path, undefined, () => unmap(game.world, mapping))
}

export async function playDisconnect(game: Game, { channel }: Do<'disconnect'>): Promise<void> {
  await settled(game)
  await change(game, 'DELETE', `/channels/${channel}`, undefined, () => disconnect(game.world, channel))
  await settled(game)
}

/** Connects a channel, or one that is connected once more, and maps its rooms as they were at first. */
export async function playConnect(game: Game, { channel }: Do<'connect'>): Promise<void> {
  const { channels, mappings } = game.first
  const settings = channels.find(({ code }) => code === channel) as Channel
  const { connector } = settings
  await change(game, 'PUT', `/channels/${channel}`, { connector }, () => {
    if (!game.world.hotel.channels.includes(settings)) connect(game.world, settings)
    return {}
  })
  for (const { channel_code, code, rate_code } of mappings) {
    if (channel_code === channel) await playMap(game, { do: 'map', channel, mapping_code: code, rate_code })
  }
}

export async function playFlags(game: Game, { rate_code, flags }: Do<'set flags'>): Promise<void> {
  const before = game.world.hotel.rates.find((rate) => rate.rate_code === rate_code) as Rate
  const rate = { ...before, ...flags }
  const { rate_code: _, ...room } = rate
  const json = { ...room, room_capacity: 3, adult_capacity: 2 }
  await change(game, 'PUT', `/rooms/${rate_code}`, json, () => {
    putRate(game.world, rate)
    return {}
  })
}

async function change(
  { service, hrId }: Game,
  method: string,
  path: string,
  json: object | undefined,
  foresee: () => Refusal | object,
): Promise<void> {
  const expected = foresee()
  const reply = await service.control<object>(method, `/properties/${hrId}${path}`, json)
  if (isRefusal(expected)) expectRefusal(reply, expected)
  else expectDone(reply)
}
