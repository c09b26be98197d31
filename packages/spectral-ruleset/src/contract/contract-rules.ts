import type { RuleDefinition } from '@stoplight/spectral-core'
import { ruleWith } from '../rules/document-rule.ts'
import type { ContractData } from './contract-data.ts'
import { createFieldTypes } from './field-types.ts'
import { operationRule } from './operation-rule.ts'

/** The rules that a contract gives: one for each of its operations, and one for the types of its fields. */
export function contractRules(
  contract: ContractData,
  fieldTypes = createFieldTypes(contract.fieldTypes),
): Record<string, RuleDefinition> {
  const operations = contract.operations.map(
    (operation) => [`innwire-contract-${operation.operationId}`, operationRule(operation)] as const,
  )
  return {
    ...Object.fromEntries(operations),
    'innwire-field-types': ruleWith(
      {
        description: 'A field name has the JSON types that the contract gives it, and otherwise one type.',
        severity: 'error',
      },
      { function: fieldTypes, functionOptions: { except: [] } },
    ),
  }
}
