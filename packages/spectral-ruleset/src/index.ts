import type { RulesetDefinition } from '@stoplight/spectral-core'
import { basisRules } from './rules/basis.ts'
import { errorRules } from './rules/error-body.ts'
import { nameRules } from './rules/names.ts'
import { securityRules } from './rules/security.ts'
import { valueRules } from './rules/values.ts'

/**
 * Spectral rules for any OpenAPI 3.0 or 3.1 document: names, dates, decimals, error bodies, security,
 * examples, and what each part of the document rests on.
 *
 * @example
 * ```js
 * // spectral.mjs
 * import innwire from '@innwire/spectral-ruleset'
 *
 * export default { extends: [innwire], rules: { 'innwire-basis-present': true } }
 * ```
 */
const ruleset: RulesetDefinition = {
  rules: { ...nameRules, ...valueRules, ...errorRules, ...securityRules, ...basisRules },
}

export default ruleset
