import { everyObject } from '../document/objects.ts'
import { type Place, under } from '../document/place.ts'
import type { Located } from '../document/reader.ts'
import { documentRule, type Finding } from './document-rule.ts'

const ownBehavior = /\bour (server|client)\b/i
const decision = /\bD[1-9]\d*\b/

export const basisSentences = documentRule({
  description:
    'Under x-basis "stated" or "sample", a sentence about our server or our client names its decision, such as (D7).',
  severity: 'error',
  recommended: false,
  find: ({ reader }) => {
    const bases = new Map<Place, unknown>()
    return everyObject(reader).flatMap((located) => {
      const basis = located.value['x-basis'] ?? inherited(bases, located.place)
      bases.set(located.place, basis)
      return basis === 'decided' ? [] : checkSentences(located)
    })
  },
})

/** The basis of the object around a place; those around come first in the document. */
function inherited(bases: ReadonlyMap<Place, unknown>, place: Place): unknown {
  let around = place
  while (around !== null) {
    around = around.parent
    if (bases.has(around)) return bases.get(around)
  }
  return undefined
}

function checkSentences({ value, place }: Located): Finding[] {
  const { description } = value
  if (typeof description !== 'string') return []
  return description
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => ownBehavior.test(sentence) && !decision.test(sentence))
    .map((sentence) => ({
      message: `"${sentence.trim()}" tells what was chosen and not what the service says. Name the decision, such as (D7).`,
      place: under(place, 'description'),
    }))
}
