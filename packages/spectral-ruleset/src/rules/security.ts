import { titleOf } from '../document/model.ts'
import { isJsonObject } from '../document/node.ts'
import { type Place, under } from '../document/place.ts'
import { rule } from './rule.ts'

export const securityRules = {
  'innwire-operation-secured': rule(
    {
      description: 'Every operation has "security", and no requirement is empty.',
      severity: 'error',
    },
    (report, { root }) => {
      const shared = root.value.security
      const checkRequirements = (security: unknown, holder: Place, where: string, who: string) => {
        if (!Array.isArray(security)) return
        for (const [index, requirement] of security.entries()) {
          if (!isJsonObject(requirement) || Object.keys(requirement).length > 0) continue
          report(
            `Requirement ${index} ${where} is empty, so ${who} can be called without credentials. ` +
              'Remove the empty requirement {}.',
            under(holder, 'security', index),
          )
        }
      }
      return {
        root: ({ place }) => checkRequirements(shared, place, 'of the document\'s "security"', 'operations'),
        pathOperation: (operation) => {
          const title = titleOf(operation)
          const { value, place } = operation.node
          const own = value.security
          const effective = own ?? shared
          if (!Array.isArray(effective) || effective.length === 0) {
            report(
              `${title} can be called without credentials. ` +
                'Name a security scheme in its "security", or in the "security" of the document.',
              own === undefined ? place : under(place, 'security'),
            )
          }
          checkRequirements(own, place, `in the "security" of ${title}`, 'it')
        },
      }
    },
  ),
  'innwire-query-key-described': rule(
    {
      description: 'An API key in the query has a description.',
      severity: 'error',
    },
    (report) => ({
      securityScheme: (entry) => {
        const scheme = entry.open()?.value
        if (scheme?.type !== 'apiKey' || scheme.in !== 'query') return
        if (typeof scheme.description === 'string' && scheme.description.trim() !== '') return
        report(
          `Security scheme "${entry.name}" puts a credential into the URL and has no description. ` +
            'Add one that says that URLs end up in logs, histories and proxies, and how to keep the credential out of them.',
          entry.entryPlace,
        )
      },
    }),
  ),
}
