import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import conventions from '../../src/index.ts'

type Found = { path: string; message: string }

/** What one rule of a ruleset finds, through Spectral itself. */
export async function findingsOf(
  rule: string,
  document: Record<string, unknown>,
  ruleset: RulesetDefinition = conventions,
): Promise<Found[]> {
  const spectral = new Spectral()
  spectral.setRuleset(ruleset)
  const results = await spectral.run(document)
  return results
    .filter(({ code }) => code === rule)
    .map(({ path, message }) => ({ path: path.join(' > '), message }))
}
