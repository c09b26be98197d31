import type { Connector } from '../../../src/generated/control.ts'

/** How a simulated channel behaves, for a person who wants to see what an integration makes of it. */
export type Behaviour = 'normal' | 'slow' | 'refuses' | 'away' | 'other'

type Settings = { latency_ms: number; failure_rate: number }

/** The longest that a channel may take is as good as away: what is handed over waits. */
const settings: Record<Exclude<Behaviour, 'other'>, Settings> = {
  normal: { latency_ms: 300, failure_rate: 0 },
  slow: { latency_ms: 20_000, failure_rate: 0 },
  refuses: { latency_ms: 300, failure_rate: 1 },
  away: { latency_ms: 600_000, failure_rate: 0 },
}

/** The behaviour of a connector; undefined for one that is not simulated. */
export function behaviourOf(connector: Connector): Behaviour | undefined {
  if (connector.kind !== 'simulated') return undefined
  const { latency_ms = 0, failure_rate = 0, script = [] } = connector
  if (script.length > 0) return 'other'
  if (failure_rate === 0 && latency_ms < settings.slow.latency_ms) return 'normal'
  const found = Object.entries(settings).find(
    ([, its]) => its.failure_rate === failure_rate && (failure_rate === 1 || its.latency_ms === latency_ms),
  )
  return (found?.[0] as Behaviour | undefined) ?? 'other'
}

/** The connector that behaves so. */
export const connectorFor = (behaviour: Exclude<Behaviour, 'other'>) => ({
  kind: 'simulated' as const,
  ...settings[behaviour],
})
