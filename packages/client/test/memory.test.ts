import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { demoHotel } from './demo-hotel.ts'

setFlagsFromString('--expose-gc')
const gc: NodeJS.GCFunction = runInNewContext('gc')

const rooms = Array.from({ length: 5_000 }, (_, id) => ({ id, inv_code: `${id}` }))
const answer = JSON.stringify({ rooms })

const heapUsed = () => process.memoryUsage().heapUsed

/** Bytes that one answer takes when it is parsed. */
function bytesOfAnswer(): number {
  gc()
  const before = heapUsed()
  const parsed = JSON.parse(answer)
  gc()
  const bytes = heapUsed() - before
  expect(parsed.rooms).toHaveLength(rooms.length)
  return bytes
}

// A full collection, which frees these too, comes only when there are many times more of them.
it('an answer that nobody holds is freed by a collection of the young generation', async () => {
  const hotel = demoHotel('https://hotel.example', { fetch: async () => new Response(answer) })
  const call = async () => (await hotel.rooms.list()).length
  for (let warmUp = 0; warmUp < 10; warmUp++) await call()
  gc()
  const before = heapUsed()
  const calls = 40
  for (let done = 0; done < calls; done++) {
    expect(await call()).toBe(rooms.length)
    // What survives two of them goes into the old generation.
    gc({ type: 'minor' })
    gc({ type: 'minor' })
  }
  const kept = (heapUsed() - before) / bytesOfAnswer()
  expect(kept).toBeLessThan(calls / 4)
})
