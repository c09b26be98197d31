import type { RulesetDefinition } from '@stoplight/spectral-core'
import { contractRules } from './contract/contract-rules.ts'
import { contract } from './generated/contract.ts'
import conventions from './index.ts'

/**
 * The rules of `@innwire/spectral-ruleset`, and with them the rules that Innwire's contract gives: a document
 * has every operation, required parameter, response and response field of it, with the same types.
 *
 * @example
 * ```js
 * // spectral.mjs
 * import contract from '@innwire/spectral-ruleset/contract'
 *
 * export default { extends: [contract] }
 * ```
 */
const ruleset: RulesetDefinition = {
  extends: [conventions],
  rules: contractRules(contract),
}

export default ruleset
