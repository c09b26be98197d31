import { expect, it } from 'vitest'
import { behaviourOf, connectorFor } from './behaviour.ts'

it.each(['normal', 'slow', 'refuses', 'away'] as const)(
  'knows again that it made a channel behave %s',
  (its) => {
    expect(behaviourOf({ ...connectorFor(its), seed: 1, script: [] })).toBe(its)
  },
)

it('leaves a channel that now and then refuses as it was set up, and says nothing of others', () => {
  const simulated = { kind: 'simulated' as const, latency_ms: 800, seed: 4, script: [] }
  expect(behaviourOf({ ...simulated, failure_rate: 0.05 })).toBe('other')
  expect(behaviourOf({ ...simulated, failure_rate: 0, script: [{ outcome: 'fail' }] })).toBe('other')
  expect(behaviourOf({ kind: 'direct' })).toBeUndefined()
})
