import { readFileSync } from 'node:fs'
import * as types from '@innwire/types'
import { expect, it } from 'vitest'
import * as limitsOfControl from '../../packages/server/src/generated/control-limits.ts'
import { root } from '../build/root.ts'
import { bundleContract } from './contract.ts'
import type { Schema } from './openapi-document.ts'

type Node = Schema & { description?: string; 'x-expects'?: string }

/** Every part of a contract that has sentences. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('description' in value || 'meaning' in value) yield value as Node
  for (const [key, inner] of Object.entries(value)) if (key !== 'examples') yield* nodesIn(inner)
}

const property = [...nodesIn(await bundleContract('property'))]
const control = [...nodesIn(await bundleContract('control'))]
const sentencesOf = ({ description, meaning, 'x-expects': expects }: Node) =>
  [description, meaning, expects].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
const thousands = (number: number) => number.toLocaleString('en')
const numbers = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, number = '']) => Number(number.replaceAll(',', '')))

/** How sentences name the bound that stands beside them, or in the schema of the parameter that they describe. */
const keywords: [keyof Schema, RegExp][] = [
  ['maxLength', /(?:[Uu]p to|\b\d to) (\d[\d,]*\b) (?:visible ASCII )?characters(?!, and where)/g],
  ['maximum', /(?:\b[\d.]+ to|, at most) (\d[\d,]*\b)/g],
  ['maxItems', /(?:at most|[Uu]p to|\b1 to) (\d[\d,]*\b)(?: entries| items|\.)/g],
  ['pattern', /\b\d to (\d[\d,]*\b) (?:visible ASCII characters|(?:small )?letters)/g],
  ['maxProperties', /(?:at most|Up to) (\d[\d,]*\b)(?: ids|\.)/g],
]
const boundOf = (keyword: keyof Schema, node: Node) => {
  const value = node[keyword] ?? (node.schema as Schema | undefined)?.[keyword]
  return keyword === 'pattern' ? Number(/\{\d+,(\d+)\}\$$/.exec(String(value))?.[1]) || undefined : value
}

it.each(keywords)('the %s of each part is what its sentences say', (keyword, pattern) => {
  const said = [...property, ...control]
    .map((node) => ({ bound: boundOf(keyword, node), text: sentencesOf(node) }))
    .filter(({ bound, text }) => bound !== undefined && numbers(text, pattern).length > 0)
  expect(said.length).toBeGreaterThan(0)
  for (const { bound, text } of said) expect(new Set(numbers(text, pattern)), text).toEqual(new Set([bound]))
})

it('no more guests may be named at a departure than a stay takes', async () => {
  const { Departure, StayInput } = (await bundleContract('control')).components.schemas
  expect(Departure?.properties?.customer_ids?.maxItems).toBe(StayInput?.properties?.guests?.maxItems)
})

it.each([
  ['packages/server/src/control/control-tokens.ts', `role admin, ${limitsOfControl.tokenExpected}.`],
  [
    'openapi/control/components/schemas/BookingRoomInput.yaml',
    `1 to ${thousands(limitsOfControl.mostNights)} nights`,
  ],
  [
    'openapi/control/components/parameters/CalendarTo.yaml',
    `at most ${thousands(limitsOfControl.mostCalendarDays)} days`,
  ],
])('%s says %j', (file, bound) => {
  expect(readFileSync(root + file, 'utf8')).toContain(bound)
})

const limits = new Map<string, unknown>(Object.entries(types))

/** How sentences elsewhere name a bound. */
const named: [name: string, pattern: RegExp][] = [
  ['mostDates', /(\d[\d,]*\b) (?:dates\b|for each room)/g],
  ['mostDaysInRange', /range has (?:at most|more than) (\d[\d,]*\b) days/g],
  ['mostDaysAhead', /(\d[\d,]*\b) days (?:ahead|after the property's today)/g],
  ['mostDaysBack', /(?:up to|at most|more than) (\d[\d,]*\b) days back/g],
  ['standardDaysBack', /(\d[\d,]*\b) days back when left out/g],
  ['daysOfTransactions', /(\d[\d,]*\b) days (?:old|\(D17\))/g],
  ['mostPerPage', /gives (?:up to|1 to) (\d[\d,]*\b)/g],
  ['mostBytes', /\((\d[\d,]*\b) bytes/g],
  ['mostValues', /at most (\d[\d,]*\b) values/g],
]

it.each(named)('sentences give %s as it is', (name, pattern) => {
  const found = property.flatMap((node) => numbers(sentencesOf(node), pattern))
  expect(new Set(found)).toEqual(new Set([limits.get(name)]))
})
