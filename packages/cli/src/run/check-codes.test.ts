import type { Room } from '@innwire/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkCalendar } from '../calendar/read-file.ts'
import { openCodes } from './check-codes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const room = (code: string) => ({ inv_code: code, rate_code: code }) as Room
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const closing = (code: string) =>
  checkCalendar('closing.csv', Buffer.from(`inv_code,date,availability\n${code},${inDays(9)},0\n`))

/** Checks against the lists that the service gives, one after the other. */
function checkedBy(...lists: Room[][]) {
  const list = async () => lists.shift() ?? []
  const codes = openCodes({ rooms: { list } } as unknown as Parameters<typeof openCodes>[0])
  return async (code: string) => codes.check(await closing(code))
}

it('refuses a code that the list has not, and looks again after a while', async () => {
  const check = checkedBy([room('HR:1')], [room('HR:1'), room('HR:2')])
  await check('HR:1')
  await expect(check('HR:2')).rejects.toThrow('the hotel has no room type of this code')
  vi.advanceTimersByTime(601_000)
  await check('HR:2')
})

it('refuses nothing by an empty list, which a fault of the service gives', async () => {
  const check = checkedBy([], [room('HR:1')])
  await check('HR:1')
  vi.advanceTimersByTime(601_000)
  await check('HR:1')
  await expect(check('HR:2')).rejects.toThrow('no room type')
})

it('refuses nothing that an earlier list had, where a later one is cut short', async () => {
  const check = checkedBy([room('HR:1'), room('HR:2')], [room('HR:1')])
  await check('HR:2')
  vi.advanceTimersByTime(601_000)
  await expect(check('HR:3')).rejects.toThrow('no room type')
  await check('HR:2')
})
