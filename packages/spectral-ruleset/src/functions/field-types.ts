import { createFieldTypes } from '../contract/field-types.ts'
import { contract } from '../generated/contract.ts'

/**
 * The function behind the rule `innwire-field-types`, for rulesets that give it other options:
 * `except` is a list of field names that may have any type (default `[]`).
 *
 * @example
 * ```js
 * // spectral.mjs
 * import contract from '@innwire/spectral-ruleset/contract'
 * import fieldTypes from '@innwire/spectral-ruleset/functions/field-types'
 *
 * export default {
 *   extends: [contract],
 *   rules: {
 *     'innwire-field-types': {
 *       message: '{{error}}',
 *       given: '$',
 *       then: { function: fieldTypes, functionOptions: { except: ['id'] } },
 *     },
 *   },
 * }
 * ```
 */
const fieldTypes = createFieldTypes(contract.fieldTypes)

export default fieldTypes
