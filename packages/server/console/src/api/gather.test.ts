import { expect, it, vi } from 'vitest'
import { gather } from './gather.ts'

it('does it once for all wishes that come meanwhile, and never twice at a time', async () => {
  vi.useFakeTimers()
  const counts = { begun: 0, done: 0 }
  const { wish } = gather(async () => {
    counts.begun += 1
    await new Promise((resolve) => setTimeout(resolve, 1000))
    counts.done += 1
  }, 250)
  for (let wishes = 0; wishes < 95; wishes += 1) {
    wish()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(counts).toEqual({ begun: 8, done: 7 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).toEqual({ begun: 9, done: 9 })
})

it('does nothing more after its end', async () => {
  vi.useFakeTimers()
  const job = vi.fn(async () => {})
  const { wish, end } = gather(job, 250)
  wish()
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(job).not.toHaveBeenCalled()
})
