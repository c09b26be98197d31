import { expect, it } from 'vitest'
import {
  nextResend,
  noteCounted,
  noteResend,
  noteSettled,
  resendBy,
  resendScheduleAt,
} from './resend-schedule.ts'

const minuteMs = 60_000
const now = Date.UTC(2027, 0, 1)

it('tells what is refused again and again with growing pauses, and what is refused anew after a minute', () => {
  const resend = resendScheduleAt(undefined)
  noteSettled(resend, now, false, true)
  const pauses: number[] = []
  for (let time = now; pauses.length < 7; ) {
    const next = nextResend(resend, time) ?? Number.NaN
    pauses.push((next - time) / minuteMs)
    time = next
    noteResend(resend, time)
    noteSettled(resend, time, false, true)
  }
  expect(pauses).toEqual([1, 15, 60, 240, 1560, 1560, 1560])
  const later = (nextResend(resend, now) ?? 0) - 10 * minuteMs
  noteSettled(resend, later, true, true)
  expect(nextResend(resend, later)).toBe(later + minuteMs)
})

it('keeps its time where it is told early and refused, and forgets it where it is taken', () => {
  const resend = resendScheduleAt(undefined)
  noteSettled(resend, now, false, true)
  expect(resend.onSuccess).toBe(true)
  noteResend(resend, now)
  noteSettled(resend, now, false, true)
  expect([nextResend(resend, now), resend.onSuccess]).toEqual([now + minuteMs, false])
  noteResend(resend, now)
  noteSettled(resend, now, true, false)
  expect(nextResend(resend, now)).toBeUndefined()
})

it('waits for the time of a refusal where other values are taken meanwhile', () => {
  const resend = resendScheduleAt(undefined)
  noteSettled(resend, now, true, true)
  noteSettled(resend, now, true, false)
  expect(nextResend(resend, now)).toBe(now + minuteMs)
})

it('puts off what a channel has counted with each message, for ten minutes', () => {
  const resend = resendScheduleAt(undefined)
  noteCounted(resend, now)
  noteCounted(resend, now + 50_000)
  expect(nextResend(resend, now)).toBe(now + 50_000 + minuteMs)
  noteCounted(resend, now + 590_000)
  expect(nextResend(resend, now + 590_000)).toBe(now + 10 * minuteMs)
})

it('tells at once what is further ahead than it can be: the clock was set back', () => {
  const resend = resendScheduleAt(undefined)
  noteCounted(resend, now + 60 * minuteMs)
  expect(nextResend(resend, now)).toBe(now)
  const refused = resendScheduleAt(undefined)
  resendBy(refused, now + 27 * 60 * minuteMs)
  expect(nextResend(refused, now)).toBe(now)
})
