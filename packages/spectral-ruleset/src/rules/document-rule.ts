import type { IFunctionResult, RuleDefinition, RulesetFunctionContext } from '@stoplight/spectral-core'
import { oas3 } from '@stoplight/spectral-formats'
import { type Place, pathOf } from '../document/place.ts'
import { type Survey, surveyInContext } from '../document/survey.ts'

/** One thing that is wrong: what it is and how to mend it, and where it stands. */
export type Finding = { readonly message: string; readonly place: Place }

type RuleText = {
  readonly description: string
  readonly severity: 'error' | 'warn' | 'info'
  /** `false`: the rule stays off until a ruleset switches it on. */
  readonly recommended?: boolean
}

type DocumentRule = RuleText & { readonly find: (survey: Survey) => readonly Finding[] }

/** A Spectral rule that looks at the whole document at once instead of at every match of a JSON path. */
export function documentRule({ find, ...text }: DocumentRule): RuleDefinition {
  return ruleWith(text, {
    function: (_resolved: unknown, _options: unknown, context: RulesetFunctionContext) =>
      toResults(find(surveyInContext(context))),
  })
}

/** The same for a function that makes its results by itself. */
export function ruleWith(
  { description, severity, recommended = true }: RuleText,
  call: Exclude<RuleDefinition['then'], unknown[]>,
): RuleDefinition {
  return {
    description,
    message: '{{error}}',
    severity,
    recommended,
    formats: [oas3],
    given: '$',
    // biome-ignore lint/suspicious/noThenProperty: the name is Spectral's, and nobody awaits a rule.
    then: call,
  }
}

export function toResults(findings: readonly Finding[]): IFunctionResult[] {
  return findings.map(({ message, place }) => ({
    // Spectral fills in `{{…}}` in every message; a name taken from the document must not be read as one.
    message: message.replaceAll('{{', '{ {'),
    path: pathOf(place),
  }))
}
