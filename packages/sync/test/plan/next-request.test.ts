import { setImmediate } from 'node:timers/promises'
import { InputError } from '@innwire/client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalendarChange } from '../../src/index.ts'
import { nextRequest, planCalendar } from '../../src/plan/plan-calendar.ts'
import { firstPush } from './hotels.ts'
import { smallCases } from './small-cases.ts'

it('is the first one of the plan, and tells whether there is another', async () => {
  const shape = { targets: 2, days: [0, 1, 2, 9], most: 6, channels: [['a']] }
  await fc.assert(
    fc.asyncProperty(smallCases(shape), fc.boolean(), async ({ changes, limits }, closing) => {
      const given: CalendarChange[] = closing
        ? [...changes, { inv_code: 'HR:2', date: '2026-01-03', stop_sale: 1 }]
        : changes
      const { requests, refused } = planCalendar(given, { limits })
      const next = await nextRequest(given, { limits })
      expect(next).toEqual({ request: requests[0], more: requests.length > 1, refused })
    }),
    { numRuns: 100 },
  )
})

it('is none where nothing is wanted, and refuses what cannot be read', async () => {
  expect(await nextRequest([])).toEqual({ request: undefined, more: false, refused: [] })
  await expect(nextRequest([{ inv_code: 'HR:1', date: '2026-02-30', cta: 1 }])).rejects.toThrow(InputError)
})

it('lets others have their turn while it is found', async () => {
  let turns = 0
  let isFound = false
  const others = async () => {
    while (!isFound) {
      await setImmediate()
      turns++
    }
  }
  const waiting = others()
  await nextRequest(firstPush())
  isFound = true
  await waiting
  expect(turns).toBeGreaterThan(2)
})
