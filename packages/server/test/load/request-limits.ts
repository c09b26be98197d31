import { expect } from 'vitest'
import type { Access } from './call.ts'
import { type Growing, mostBytes, type Sent } from './grown-requests.ts'
import { longestTurnMs, measure } from './measure.ts'
import type { WatchedServer } from './watch.ts'

/** What an answer, or the database, may have more than ten times the request. */
const free = 64_000
/** Work that is too little to tell how it grows, in milliseconds. */
const noiseMs = 60
/** Of so many times the fastest counts, because neighbours and garbage slow the others down. */
const times = 5
/** What grows too fast does so each time it is looked at. */
const mostLooks = 3
/** What is so far from growing too fast needs no closer look: neighbours and garbage seldom double the work. */
const plainlyLinear = 2.4

const sizeOf = ({ path, query, headers = {}, body = '' }: Sent) =>
  path.length + query.length + JSON.stringify(headers).length + Buffer.byteLength(body)

/** Sends a request, holds it to the limits of any request, and gives the work that it made, in milliseconds. */
export async function expectWithinLimits(
  server: WatchedServer,
  name: string,
  sent: Sent,
  access: Access,
): Promise<number> {
  const { status, bytes, text, cpuMs, workMs, written } = await measure(server, sent, access)
  const most = 10 * sizeOf(sent) + free
  expect(cpuMs, `${name}: work in one go`).toBeLessThan(longestTurnMs)
  // What there is to read is as much as it is, however it is asked for.
  const isRead = sent.method === 'GET' && status === 200
  expect(isRead ? 0 : bytes, `${name}: answered ${text.slice(0, 300)}`).toBeLessThan(most)
  expect(written, `${name}: written`).toBeLessThan(most)
  expect(status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(500)
  return workMs
}

/** Twice the size takes at most three times as long, and both keep the limits of any request. */
export async function expectLinear(
  server: WatchedServer,
  { name, ofBytes }: Pick<Growing, 'name' | 'ofBytes'>,
  access: Access,
): Promise<void> {
  const [half, whole] = [ofBytes(mostBytes / 2), ofBytes(mostBytes)]
  const leastWork = async (sent: Sent, sendings = times) => {
    const works: number[] = []
    for (let time = 0; time < sendings; time += 1) {
      works.push(await expectWithinLimits(server, name, sent, access))
    }
    return Math.min(...works)
  }
  const first = await leastWork(whole, 1)
  if (first < noiseMs || first < plainlyLinear * (await leastWork(half, 2))) return
  for (let look = 1; ; look += 1) {
    const [small, large] = [await leastWork(half), await leastWork(whole)]
    const most = Math.max(noiseMs, 3 * small)
    if (large < most) return
    if (look === mostLooks) expect(large, `${name}: ${small} ms for the half`).toBeLessThan(most)
  }
}
