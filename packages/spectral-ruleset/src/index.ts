import type { RulesetDefinition } from '@stoplight/spectral-core'
import { basisPresent, basisValue } from './rules/basis.ts'
import { basisSentences } from './rules/basis-sentences.ts'
import { dateFormat, timestampFormat } from './rules/dates.ts'
import { moneyPattern, noBinaryFloat } from './rules/decimals.ts'
import { errorBody } from './rules/error-body.ts'
import { mediaTypeExamples, scalarExamples } from './rules/examples.ts'
import { exampleNames, operationIds, parameterNames, propertyNames, schemaNames } from './rules/names.ts'
import { pathSegments } from './rules/path-segments.ts'
import { operationSecured, queryKeyDescribed } from './rules/security.ts'

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
  rules: {
    'innwire-property-names': propertyNames,
    'innwire-parameter-names': parameterNames,
    'innwire-operation-ids': operationIds,
    'innwire-schema-names': schemaNames,
    'innwire-example-names': exampleNames,
    'innwire-path-segments': pathSegments,
    'innwire-date-format': dateFormat,
    'innwire-timestamp-format': timestampFormat,
    'innwire-no-binary-float': noBinaryFloat,
    'innwire-money-pattern': moneyPattern,
    'innwire-error-body': errorBody,
    'innwire-operation-secured': operationSecured,
    'innwire-query-key-described': queryKeyDescribed,
    'innwire-scalar-examples': scalarExamples,
    'innwire-media-type-examples': mediaTypeExamples,
    'innwire-basis-value': basisValue,
    'innwire-basis-present': basisPresent,
    'innwire-basis-sentences': basisSentences,
  },
}

export default ruleset
