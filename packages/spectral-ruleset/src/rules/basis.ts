import { oncePerObject } from '../document/memo.ts'
import { everyObject } from '../document/objects.ts'
import { type Place, under } from '../document/place.ts'
import { entryPlace, type Located, nameOf, type Reader } from '../document/reader.ts'
import type { Survey } from '../document/survey.ts'
import { documentRule, type Finding } from './document-rule.ts'

const bases = new Set<unknown>(['stated', 'sample', 'decided'])

export const basisValue = documentRule({
  description:
    'x-basis is stated, sample or decided; x-decision names the decisions (D1, D2, …) behind "decided", and only there.',
  severity: 'error',
  find: ({ reader }) => everyObject(reader).flatMap(checkBasis),
})

function checkBasis({ value, place }: Located): Finding[] {
  const findings: Finding[] = []
  const basis = value['x-basis']
  const decision = value['x-decision']
  const add = (message: string, ...keys: string[]) => {
    findings.push({ message, place: under(place, ...keys) })
  }
  if (basis !== undefined && !bases.has(basis)) {
    add(`x-basis is ${JSON.stringify(basis)}. Write stated, sample or decided.`, 'x-basis')
  }
  if (basis === 'decided' && decision === undefined) {
    add('x-basis is "decided" without an x-decision. Add x-decision with its number, such as D7.', 'x-basis')
  }
  if (decision !== undefined && basis !== 'decided') {
    add('x-decision stands without "x-basis: decided". Add that, or remove x-decision.', 'x-decision')
  }
  if (decision !== undefined && !isDecision(decision)) {
    const found = JSON.stringify(decision)
    add(`x-decision is ${found}. Write D and a number, such as D7, or a list of these.`, 'x-decision')
  }
  return findings
}

function isDecision(value: unknown): boolean {
  const numbers = Array.isArray(value) ? value : [value]
  return (
    numbers.length > 0 && numbers.every((entry) => typeof entry === 'string' && /^D[1-9]\d*$/.test(entry))
  )
}

export const basisPresent = documentRule({
  description: 'Every operation, parameter, component response and component schema carries x-basis.',
  severity: 'error',
  recommended: false,
  find: (survey) => {
    const carriesBasis = createCarriesBasis(survey.reader)
    return bearers(survey)
      .filter(({ located }) => !carriesBasis(located))
      .map(({ title, place }) => ({
        message: `${title} does not say what it rests on. Add x-basis: stated, sample or decided.`,
        place,
      }))
  },
})

type Bearer = { readonly title: string; readonly located: Located; readonly place: Place }

function bearers({ reader, parts }: Survey): Bearer[] {
  const components = reader.member(reader.root, 'components')
  const component = (kind: string, title: string): Bearer[] =>
    (components === undefined ? [] : reader.members(components, kind)).map((located) => ({
      title: `${title} "${nameOf(located)}"`,
      located,
      place: entryPlace(located),
    }))
  return [
    ...parts.operations.map((located) => ({
      title: `Operation "${String(located.value.operationId ?? nameOf(located))}"`,
      located,
      place: located.place,
    })),
    ...parts.parameters.map((located) => ({
      title: `Parameter "${String(located.value.name)}"`,
      located,
      place: located.place,
    })),
    ...component('responses', 'Response'),
    ...component('schemas', 'Schema'),
  ]
}

/** Whether an entry, or something on the way along its `$ref`s, has the mark. */
function createCarriesBasis(reader: Reader): (located: Located) => boolean {
  const targets = (located: Located): Located[] => {
    const target = reader.target(located)
    return target === undefined ? [] : [target]
  }
  const carriesBasis = oncePerObject(
    false,
    targets,
    (located): boolean => Object.hasOwn(located.value, 'x-basis') || targets(located).some(carriesBasis),
  )
  return carriesBasis
}
