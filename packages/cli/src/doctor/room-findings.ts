import type { ListedRoom } from '@innwire/sync'
import type { ConnectedChannel } from '@innwire/types'
import { type Finding, note, problem, some } from './finding.ts'

/** What of the hotel's rooms cannot be updated or sold, by the service's own list. */
export function roomFindings(rooms: ListedRoom[]): Finding[] {
  if (rooms.length === 0)
    return [problem('rooms', 'The hotel has no rooms yet.', 'Have them set up in the service.')]
  const sold = rooms.filter(({ is_master }) => !is_master)
  const groups = Map.groupBy(sold, ({ inv_code }) => inv_code)
  const unclosable = [...groups]
    .filter(([, rates]) => !rates.some(({ availability_update }) => availability_update))
    .map(([code]) => code)
  const fixed = sold.filter((room) => isFixed(room) && !unclosable.includes(room.inv_code))
  const unmapped = sold.filter(({ channel_codes }) => channel_codes?.length === 0)
  const masters = rooms.filter(({ is_master }) => is_master)
  return [
    ...about(unclosable, (codes) =>
      problem(
        'rooms',
        `No availability can be set for ${codes}, so that nothing takes a room off sale that was sold elsewhere.`,
        "Have updates of the availability allowed for the room type's master rate, in the service's settings.",
      ),
    ),
    ...about(ratesOf(unmapped), (codes) =>
      problem(
        'rooms',
        `No channel sells ${codes}: what is pushed for it arrives nowhere.`,
        'Have it mapped to a room of each channel that is to sell it, or leave it out.',
      ),
    ),
    ...about(ratesOf(fixed), (codes) =>
      note(
        'rooms',
        `Neither availability nor prices nor restrictions can be set for ${codes}.`,
        'Leave it out of what you push, or have updates of it allowed in the settings of the service.',
      ),
    ),
    ...about(ratesOf(masters), (codes) =>
      note(
        'rooms',
        `${codes} is the master room: a reservation with its code fits no mapping, and its nights are still on sale.`,
        'When one comes, take a room of the type off sale by hand, and have the mapping of the channel corrected.',
      ),
    ),
  ]
}

/**
 * What of the channels sells nothing, or may sell from an old calendar.
 * @param again says what sends again what a channel failed
 */
export function channelFindings(channels: ConnectedChannel[], rooms: ListedRoom[], again: string): Finding[] {
  if (channels.length === 0)
    return [
      problem(
        'channels',
        'The hotel is connected to no channel.',
        'Have it connected in the settings of the service.',
      ),
    ]
  const mapped = new Set(rooms.flatMap(({ channel_codes }) => channel_codes ?? []))
  const isTold = rooms.length > 0 && rooms.every(({ channel_codes }) => channel_codes)
  const empty = channels.filter(({ code }) => isTold && !mapped.has(code))
  const failed = channels.filter(({ failed, succeeded }) => failed > 0 && succeeded > 0)
  const dead = channels.filter(({ failed, succeeded }) => failed > 0 && succeeded === 0)
  return [
    ...about(
      empty.map(({ code }) => code),
      (codes) =>
        problem(
          'channels',
          `No room is mapped on ${codes}.`,
          'Have the rooms mapped that it is to sell, or have it disconnected.',
        ),
    ),
    ...about(
      dead.map(({ code, failed }) => `${code} (${failed})`),
      (counts) =>
        problem(
          'channels',
          `Every update has failed on ${counts}, since the service began to count: it sells by an old calendar, if at all.`,
          `Look at its connection and mappings. innwire transaction ID says why an update failed. ${again}`,
        ),
    ),
    ...about(
      failed.map(({ code, failed, succeeded }) => `${code} (${failed} of ${failed + succeeded})`),
      (counts) =>
        note(
          'channels',
          `Updates have failed on ${counts}, since the service began to count.`,
          `Run this again later: a channel whose number has risen may sell from an old calendar. innwire transaction ID says why one failed. ${again}`,
        ),
    ),
  ]
}

const isFixed = ({ availability_update, price_update, restrictions_update }: ListedRoom) =>
  !availability_update && !price_update && !restrictions_update

const ratesOf = (rooms: ListedRoom[]) => rooms.map(({ rate_code }) => rate_code)

const about = (names: string[], found: (names: string) => Finding): Finding[] =>
  names.length === 0 ? [] : [found(some(names))]
