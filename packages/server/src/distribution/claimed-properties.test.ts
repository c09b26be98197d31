import { expect, it, vi } from 'vitest'
import { claimedProperties, leaseTime } from './claimed-properties.ts'

it('a lease ends on time for a machine that sleeps, and what is told then is not for who had it', async () => {
  const asleep = vi.spyOn(performance, 'now').mockReturnValue(0)
  const properties = claimedProperties({} as never, {} as never)
  const { ending } = properties.add({ hrId: 'one', number: 1 }, leaseTime() - 4_900)
  expect(properties.workOf('one')).toBeDefined()
  await vi.waitFor(() => expect(properties.workOf('one')).toBeUndefined())
  expect(ending.signal.aborted).toBe(true)
  asleep.mockRestore()
})
