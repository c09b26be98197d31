import { expect, it } from 'vitest'
import { nextTelling, noteCounted, noteSettled, noteTelling, retellingAt, tellBy } from './retelling.ts'

const minuteMs = 60_000
const now = Date.UTC(2027, 0, 1)

it('tells what is refused again and again with growing pauses, and what is refused anew after a minute', () => {
  const retelling = retellingAt(undefined)
  noteSettled(retelling, now, false, true)
  const pauses: number[] = []
  for (let time = now; pauses.length < 7; ) {
    const next = nextTelling(retelling, time) ?? Number.NaN
    pauses.push((next - time) / minuteMs)
    time = next
    noteTelling(retelling, time)
    noteSettled(retelling, time, false, true)
  }
  expect(pauses).toEqual([1, 15, 60, 240, 1560, 1560, 1560])
  const later = (nextTelling(retelling, now) ?? 0) - 10 * minuteMs
  noteSettled(retelling, later, true, true)
  expect(nextTelling(retelling, later)).toBe(later + minuteMs)
})

it('keeps its time where it is told early and refused, and forgets it where it is taken', () => {
  const retelling = retellingAt(undefined)
  noteSettled(retelling, now, false, true)
  expect(retelling.onSuccess).toBe(true)
  noteTelling(retelling, now)
  noteSettled(retelling, now, false, true)
  expect([nextTelling(retelling, now), retelling.onSuccess]).toEqual([now + minuteMs, false])
  noteTelling(retelling, now)
  noteSettled(retelling, now, true, false)
  expect(nextTelling(retelling, now)).toBeUndefined()
})

it('waits for the time of a refusal where other values are taken meanwhile', () => {
  const retelling = retellingAt(undefined)
  noteSettled(retelling, now, true, true)
  noteSettled(retelling, now, true, false)
  expect(nextTelling(retelling, now)).toBe(now + minuteMs)
})

it('puts off what a channel has counted with each message, for ten minutes', () => {
  const retelling = retellingAt(undefined)
  noteCounted(retelling, now)
  noteCounted(retelling, now + 50_000)
  expect(nextTelling(retelling, now)).toBe(now + 50_000 + minuteMs)
  noteCounted(retelling, now + 590_000)
  expect(nextTelling(retelling, now + 590_000)).toBe(now + 10 * minuteMs)
})

it('tells at once what is further ahead than it can be: the clock was set back', () => {
  const retelling = retellingAt(undefined)
  noteCounted(retelling, now + 60 * minuteMs)
  expect(nextTelling(retelling, now)).toBe(now)
  const refused = retellingAt(undefined)
  tellBy(refused, now + 27 * 60 * minuteMs)
  expect(nextTelling(refused, now)).toBe(now)
})
