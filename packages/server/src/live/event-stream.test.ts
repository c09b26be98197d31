import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { eventStream } from './event-stream.ts'
import { liveEvents } from './live-events.ts'

const changed = (number: number) => ({ name: 'changed' as const, data: { hr_id: `hotel-${number}` } })
const eventsIn = (text: string) => [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)

it('a reader who takes nothing holds no memory, and is told that it has missed something', async () => {
  const events = liveEvents(100)
  const stream = eventStream(events, undefined, () => true)
  stream.setEncoding('utf8')
  const first = String(stream.read())
  expect(first).toBe('retry: 2000\n\n')
  for (let number = 0; number < 100_000; number += 1) events.publish(changed(number))
  expect(stream.readableLength).toBeLessThan(100_000)
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  await expect.poll(() => text).toContain('event: lost')
  const names = eventsIn(text)
  expect(names.length).toBeLessThan(2_000)
  events.publish(changed(1))
  await expect.poll(() => eventsIn(text)).toEqual([...names, 'changed'])
  stream.destroy()
})

it('a stream ends when its reader may not read any more, and when the server stops', async () => {
  const events = liveEvents()
  const stopped = eventStream(events, undefined, () => true).resume()
  const before = once(stopped, 'end')
  events.close()
  await before
  expect(eventsIn(String(eventStream(events, undefined, () => true).read()))).toEqual([])
})

it('a reader to whom nothing happens is told again and again that the stream is there', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stream = eventStream(liveEvents(), undefined, () => true)
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  await vi.advanceTimersByTimeAsync(31_000)
  expect(eventsIn(text)).toEqual(['alive', 'alive'])
  stream.destroy()
})
