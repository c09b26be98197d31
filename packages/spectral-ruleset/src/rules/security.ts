import { isJsonObject } from '../document/json.ts'
import { titleOf } from '../document/operations.ts'
import { under } from '../document/place.ts'
import { entryPlace, nameOf } from '../document/reader.ts'
import { documentRule, type Finding } from './document-rule.ts'

export const operationSecured = documentRule({
  description: 'Every operation asks for credentials: "security" is not empty and has no empty requirement.',
  severity: 'error',
  find: ({ reader, paths }) => {
    const shared = reader.root.value.security
    const findings: Finding[] = emptyRequirements(shared).map((index) => ({
      message:
        `Requirement ${index} of the document's "security" is empty, so operations can be called without credentials. ` +
        'Remove the empty requirement {}.',
      place: under(null, 'security', index),
    }))
    for (const operation of paths) {
      const { value, place } = operation.located
      const own = value.security
      const effective = own ?? shared
      if (!Array.isArray(effective) || effective.length === 0) {
        findings.push({
          message:
            `${titleOf(operation)} can be called without credentials. ` +
            'Name a security scheme in its "security", or in the "security" of the document.',
          place: own === undefined ? place : under(place, 'security'),
        })
      }
      for (const index of emptyRequirements(own)) {
        findings.push({
          message:
            `Requirement ${index} in the "security" of ${titleOf(operation)} is empty, so it can be called without credentials. ` +
            'Remove the empty requirement {}.',
          place: under(place, 'security', index),
        })
      }
    }
    return findings
  },
})

function emptyRequirements(security: unknown): number[] {
  if (!Array.isArray(security)) return []
  return security.flatMap((requirement, index) =>
    isJsonObject(requirement) && Object.keys(requirement).length === 0 ? [index] : [],
  )
}

export const queryKeyDescribed = documentRule({
  description: 'An API key in the query string has a description that warns about logs.',
  severity: 'error',
  find: ({ reader }) => {
    const components = reader.member(reader.root, 'components')
    const schemes = components === undefined ? [] : reader.members(components, 'securitySchemes')
    return schemes.flatMap((entry) => {
      const scheme = reader.open(entry)?.value
      if (scheme?.type !== 'apiKey' || scheme.in !== 'query') return []
      if (typeof scheme.description === 'string' && scheme.description.trim() !== '') return []
      const message =
        `Security scheme "${nameOf(entry)}" puts a credential into the URL and has no description. ` +
        'Add one that says that URLs end up in logs, histories and proxies, and how to keep the credential out of them.'
      return [{ message, place: entryPlace(entry) }]
    })
  },
})
