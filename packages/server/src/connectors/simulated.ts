import type { SimulatedConnector } from '../generated/control.ts'
import { seededFraction } from './backoff.ts'
import type { ConnectorKind, DeliveryOutcome } from './connector.ts'

const refusal = 'The channel did not accept the change (simulated).'

/**
 * What becomes of a change: what the script says for it, given how many deliveries the channel settled before, and
 * after the script's end what chance decides. Seed and delivery id alone decide then, so that a restart gives the same.
 */
function outcomeOf(
  { seed, failure_rate, script }: SimulatedConnector,
  deliveryId: number,
  settledBefore: number,
): DeliveryOutcome {
  const scripted = script[settledBefore]
  const outcome = scripted?.outcome ?? (seededFraction(seed, deliveryId) < failure_rate ? 'fail' : 'succeed')
  if (outcome === 'succeed') return { outcome: 'succeeded' }
  return { outcome: 'failed', message: scripted?.message || refusal }
}

export const simulated: ConnectorKind<SimulatedConnector, SimulatedConnector> = {
  ownChannel: false,
  encrypted: false,
  issues: () => [],
  accept: (given) => given,
  show: (settings) => settings,
  route: (settings) => ({
    by: 'server',
    delayMs: settings.latency_ms,
    decide: (deliveryId, settledBefore) => outcomeOf(settings, deliveryId, settledBefore),
  }),
}
