import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import { expect } from 'vitest'
import { InputError } from '../src/index.ts'
import { json } from './behaviours.ts'
import { demoHotel, failure, goodRange, ok } from './demo-hotel.ts'
import type { ScriptedServer } from './scripted-server.ts'

/** Gives the wrong places that the caller of an update is told of, and makes sure that nothing is sent. */
export function refusals(server: () => ScriptedServer) {
  async function refused(update: object): Promise<string[]> {
    server().plays(json(ok))
    const { calendar } = demoHotel(server().url)
    const error = await failure(
      'start_date' in update || 'end_date' in update
        ? calendar.updateRange(update as RangeUpdate)
        : calendar.updateDaily(update as DailyUpdate),
    )
    expect(error).toBeInstanceOf(InputError)
    expect(server().requests).toEqual([])
    const { message, retryable, issues } = error as InputError
    expect(retryable).toBe(false)
    for (const issue of issues) {
      // Each a whole sentence, and all of them in the message.
      expect(issue.message).toMatch(/^[A-Z].*\.$/)
      expect(message).toContain(`${issue.path}: ${issue.message}`.replace(/^: /, ''))
    }
    return issues.map(({ path }) => path)
  }
  const date = '2026-12-24'
  return {
    refused,
    /** A range update with these values. */
    range: (values: object) => refused({ ...goodRange, ...values }),
    /** A daily update of one date with these values. */
    day: (values: object) => refused({ rooms: [{ inv_code: 'HR:1', dates: [{ date, ...values }] }] }),
    /** A daily update of one room with these fields. */
    room: (fields: object) => refused({ rooms: [{ inv_code: 'HR:1', dates: [{ date }], ...fields }] }),
  }
}
