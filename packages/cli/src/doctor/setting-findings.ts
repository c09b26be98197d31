import { type EngineSettings, engineSettings, stated, statementsOf } from '../engine/engine-settings.ts'
import { WrongUse } from '../failure.ts'
import { waysToGive } from '../settings/settings.ts'
import { type Finding, problem } from './finding.ts'

/** A setting that names the hotel, and has no value. */
export const notGiven = (name: keyof typeof waysToGive): Finding => {
  const { flag, variable } = waysToGive[name]
  return problem(
    'settings',
    `${name} is not given.`,
    `Give ${flag} or ${variable}, or run innwire login once, or try it with --demo.`,
  )
}

/** What the commands that send or receive need besides the hotel. */
export function settingFindings(engine: EngineSettings): Finding[] {
  const findings = stated
    .filter((name) => engine[name] === undefined)
    .map((name) => {
      const { flag, given, why } = engineSettings[name]
      return problem(
        'settings',
        `The sync engine has to know ${why}.`,
        `Ask the operator of the service, and give ${flag} ${given}, or "${name}" in innwire.config.json.`,
      )
    })
  try {
    statementsOf({ quota: { value: '1/1', from: '' }, ...engine }, [])
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    findings.push(problem('settings', error.message, 'Correct it.'))
  }
  return findings
}
