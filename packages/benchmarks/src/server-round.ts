import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Request } from 'autocannon'
import { dailyUpdates, requestsOfDay } from './server-day.ts'
import { type BenchHotel, benchHotel, letGuestsBook, prismHotel } from './server-hotel.ts'
import { requestsPerSecond } from './server-load.ts'
import { bareConstant, bareDaily, ourServer, prismMock, type Running } from './server-programs.ts'

export type Measured = { rooms: number; reservations: number; daily90: number; start: number; memory: number }

/** One round: our server, Prism's mock, and of two figures the least program that could do the same. */
export type Round = { ours: Measured; prism: Measured; bare: { rooms: number; daily90: number } }

/**
 * Starts the programs anew and sends each the same, figure by figure and one after another, so that a slow moment of
 * the machine meets them all.
 * @param reversed whether ours comes last, which it does in every second round
 */
export async function measureRound(reversed: boolean): Promise<Round> {
  await using opened = new AsyncDisposableStack()
  const start = async (program: () => Promise<Running>) => {
    const running = await program()
    opened.defer(running.stop)
    return running
  }
  const folder = await mkdtemp(join(tmpdir(), 'innwire-bare-'))
  opened.defer(() => rm(folder, { recursive: true }))
  const inTurn = async <T>(ours: () => Promise<T>, theirs: () => Promise<T>) => {
    if (!reversed) return [await ours(), await theirs()] as const
    const first = await theirs()
    return [await ours(), first] as const
  }

  const [ours, prism] = await inTurn(
    () => start(() => ourServer()),
    () => start(prismMock),
  )
  const hotel = await benchHotel(ours)
  const both = (requests: (hotel: BenchHotel) => Request[], meanwhile = letNothingElseHappen) =>
    inTurn(
      async () => {
        const end = meanwhile(ours)
        const rate = await requestsPerSecond(ours.url, requests(hotel))
        await end()
        return rate
      },
      () => requestsPerSecond(prism.url, requests(prismHotel)),
    )

  const rooms = await both(roomLists)
  const bareRooms = await start(() => bareConstant(`${ours.url}${roomLists(hotel)[0]?.path}`))
  const bareRoomsRate = await requestsPerSecond(bareRooms.url, roomLists(hotel))
  // Prism keeps nothing, so nobody can book there: its polls have the same example to give each time.
  const reservations = await both(requestsOfDay, letGuestsBook)
  const daily90 = await both(dailyUpdates)
  const bareUpdates = await start(() => bareDaily(join(folder, 'bare.db')))
  const bareUpdatesRate = await requestsPerSecond(bareUpdates.url, dailyUpdates(hotel))
  const of = async (at: 0 | 1, running: Running): Promise<Measured> => ({
    rooms: rooms[at],
    reservations: reservations[at],
    daily90: daily90[at],
    start: running.startMs,
    memory: await running.memoryMB(),
  })
  return {
    ours: await of(0, ours),
    prism: await of(1, prism),
    bare: { rooms: bareRoomsRate, daily90: bareUpdatesRate },
  }
}

const letNothingElseHappen = (_: Running) => async () => {}

const roomLists = ({ token, hrId }: BenchHotel): Request[] => [
  { path: `/api/v2/apps/rooms?token=${token}&hr_id=${hrId}` },
]
