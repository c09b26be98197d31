import { seededFraction } from './backoff.ts'
import type { Handover, ScriptedOutcome, SimulatedSettings } from './connector.ts'

const refusal = 'The channel did not accept the change (simulated).'

/** What chance decides for a delivery. Seed and delivery id alone decide, so that a restart gives the same. */
export function simulatedDecision(
  { seed, failure_rate }: Pick<SimulatedSettings, 'seed' | 'failure_rate'>,
  deliveryId: number,
): ScriptedOutcome['outcome'] {
  return seededFraction(seed, deliveryId) < failure_rate ? 'fail' : 'succeed'
}

/**
 * What becomes of a change: what the script says for it, given how many deliveries the channel settled before, and
 * after the script's end what chance decides.
 */
export function simulatedHandover(
  settings: SimulatedSettings,
  { deliveryId, settledBefore }: { deliveryId: number; settledBefore: number },
): Handover {
  const scripted = settings.script[settledBefore]
  const outcome = scripted?.outcome ?? simulatedDecision(settings, deliveryId)
  if (outcome === 'succeed') return { outcome: 'succeeded' }
  return { outcome: 'failed', message: scripted?.message || refusal }
}

/** How long the channel takes for a change. Who hands the change over waits by its own clock. */
export const simulatedDelayMs = ({ latency_ms }: SimulatedSettings): number => latency_ms
