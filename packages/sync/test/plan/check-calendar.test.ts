import { InputError } from '@innwire/client'
import { checkCalendar, planCalendar } from '@innwire/sync'
import { expect, it } from 'vitest'

it('refuses what a plan would refuse, with the same places', async () => {
  const changes = [
    { inv_code: 'HR:1', date: '2026-12-24', price: '119.90' },
    { inv_code: 'HR:1', date: '2026-02-30', price: '119,90' },
  ]
  const refused = await checkCalendar(changes).catch((error) => error)
  expect(refused).toBeInstanceOf(InputError)
  expect(() => planCalendar(changes)).toThrow(refused)
  await checkCalendar(changes.slice(0, 1))
})
