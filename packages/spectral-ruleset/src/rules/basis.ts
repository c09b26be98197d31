import type { JsonNode } from '../document/node.ts'
import { type Place, under } from '../document/place.ts'
import { oncePerObject } from '../document/schema.ts'
import { rule } from './rule.ts'

function isDecision(value: unknown): boolean {
  const numbers = Array.isArray(value) ? value : [value]
  return (
    numbers.length > 0 && numbers.every((entry) => typeof entry === 'string' && /^D[1-9]\d*$/.test(entry))
  )
}

/** That nothing was done is told of a refusal, and a service that does not show its refusals does not say it. */
const tellsChosen = /\bour (server|client)\b|\bnothing (is|was) (applied|posted|delivered|done)\b/i

export const basisRules = {
  'innwire-basis-value': rule(
    {
      description:
        'x-basis is stated, sample or decided; x-decision ("D7", or a list) stands with "decided", and only there.',
      severity: 'error',
    },
    (report) => ({
      object: ({ value: { 'x-basis': basis, 'x-decision': decision }, place }) => {
        const atBasis = (message: string) => report(message, under(place, 'x-basis'))
        const atDecision = (message: string) => report(message, under(place, 'x-decision'))
        if (basis !== undefined && basis !== 'stated' && basis !== 'sample' && basis !== 'decided') {
          atBasis(`x-basis is ${JSON.stringify(basis)}. Write stated, sample or decided.`)
        }
        if (decision === undefined) {
          if (basis !== 'decided') return
          atBasis('x-basis is "decided" without an x-decision. Add x-decision with its number, such as D7.')
          return
        }
        if (basis !== 'decided') {
          atDecision('x-decision stands without "x-basis: decided". Add that, or remove x-decision.')
        }
        if (!isDecision(decision)) {
          atDecision(
            `x-decision is ${JSON.stringify(decision)}. Write D and a number, such as D7, or a list of these.`,
          )
        }
      },
    }),
  ),
  'innwire-basis-present': rule(
    {
      description: 'Operations, parameters, component responses and component schemas carry x-basis.',
      severity: 'error',
      recommended: false,
    },
    (report) => {
      const next = ({ target }: JsonNode) => (target === undefined ? [] : [target])
      // On the entry itself, or on something on the way along its `$ref`s.
      const carriesBasis = oncePerObject(
        false,
        next,
        (node): boolean => Object.hasOwn(node.value, 'x-basis') || next(node).some(carriesBasis),
      )
      const check = (kind: string, node: JsonNode, name: unknown) => {
        if (carriesBasis(node)) return
        const advice = 'does not say what it rests on. Add x-basis: stated, sample or decided.'
        report(`${kind} "${String(name)}" ${advice}`, node.entryPlace)
      }
      return {
        operation: (node) => check('Operation', node, node.value.operationId ?? node.name),
        parameter: (node) => check('Parameter', node, node.value.name),
        componentResponse: (node) => check('Response', node, node.name),
        componentSchema: (node) => check('Schema', node, node.name),
      }
    },
  ),
  'innwire-basis-sentences': rule(
    {
      description:
        'Where x-basis is not decided, a sentence about "our server" or "our client", or one that says that nothing was applied, posted, delivered or done, names its decision: (D7).',
      severity: 'error',
      recommended: false,
    },
    (report) => {
      const bases = new Map<Place, unknown>()
      /** The basis of the object around a place; those around are visited first. */
      const inherited = (place: Place): unknown => {
        for (let around = place?.parent; around !== undefined; around = around?.parent) {
          if (bases.has(around)) return bases.get(around)
        }
        return undefined
      }
      return {
        object: ({ value: { 'x-basis': own, description }, place }) => {
          const basis = own ?? inherited(place)
          bases.set(place, basis)
          if (basis === 'decided' || typeof description !== 'string') return
          for (const sentence of description.split(/(?<=[.!?])\s/)) {
            if (!tellsChosen.test(sentence) || /\bD[1-9]\d*\b/.test(sentence)) continue
            report(
              `"${sentence.trim()}" tells what was chosen and not what the service says. Name the decision, such as (D7).`,
              under(place, 'description'),
            )
          }
        },
      }
    },
  ),
}
