import { rm } from 'node:fs/promises'
import type { Figure, Group } from './figure.ts'
import { dailyLatencyMs, manyProperties } from './server-growth.ts'
import { type BenchHotel, benchHotel } from './server-hotel.ts'
import { requestsPerSecond } from './server-load.ts'
import { ourServer, prismMock, type Running } from './server-programs.ts'
import { worstRequest } from './server-worst-request.ts'

const startsMeasured = 5

/** The server beside Prism's mock of the same document, each as a program of its own on this machine. */
export const server: Group = async () => {
  const prism = await measure(prismMock, async () => ({ token: 'demo-token', hrId: 'demo' }))
  const ours = await measure(ourServer, benchHotel)
  const one = await growth(1)
  const many = await growth(1000)
  const ratio = (of: (its: Measured) => number, unit: string): Figure[] => [
    { value: of(ours) / of(prism), unit: '×' },
    { value: of(ours), unit, peers: { Prism: of(prism) } },
  ]
  const compared = {
    rooms: ratio((its) => its.rooms, 'requests/s'),
    reservations: ratio((its) => its.reservations, 'requests/s'),
    daily90: ratio((its) => its.daily90, 'requests/s'),
    start: ratio((its) => its.startMs, 'ms'),
    memory: ratio((its) => its.memoryMB, 'MB'),
  }
  const figures: Record<string, Figure> = {}
  for (const [name, [times, absolute]] of Object.entries(compared)) {
    if (times) figures[`server.${name}.vsPrism`] = times
    if (absolute) figures[`server.${name}.absolute`] = absolute
  }
  return {
    ...figures,
    'server.daily90.growth1000': { value: many / one, unit: '×' },
    'server.daily90.latency': { value: one, unit: 'ms', peers: { '1,000 properties': many } },
    'server.worstRequest.ms': await worstRequest(),
  }
}

type Measured = { startMs: number; rooms: number; reservations: number; daily90: number; memoryMB: number }

async function measure(
  start: () => Promise<Running>,
  setUp: (running: Running) => Promise<BenchHotel>,
): Promise<Measured> {
  const starts: number[] = []
  for (let time = 1; time < startsMeasured; time++) {
    const running = await start()
    starts.push(running.startMs)
    await running.stop()
  }
  const running = await start()
  starts.push(running.startMs)
  try {
    const hotel = await setUp(running)
    const rooms = await requestsPerSecond(running.url, hotel, 'rooms')
    const reservations = await requestsPerSecond(running.url, hotel, 'reservations')
    const daily90 = await requestsPerSecond(running.url, hotel, 'daily90')
    const middle = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)] ?? Number.NaN
    return { startMs: middle, rooms, reservations, daily90, memoryMB: await running.memoryMB() }
  } finally {
    await running.stop()
  }
}

/** Median latency of a daily update, with so many properties stored. */
async function growth(properties: number): Promise<number> {
  const { file, folder } = await manyProperties(properties)
  const running = await ourServer(file)
  try {
    return await dailyLatencyMs(running.url, properties)
  } finally {
    await running.stop()
    await rm(folder, { recursive: true })
  }
}
