import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodeValues } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { cashierMessage, type RefusalCode } from '../../src/index.ts'
import { isRefusalCode } from '../../src/postings/cashier-message.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/sync.md'), 'utf8')
const rows = guide.split('\n').filter((line) => line.startsWith('| `'))
const refused = (code: RefusalCode, mayBeOnFolio: boolean, places: RefusalCode[] = []) =>
  cashierMessage({
    outcome: 'refused',
    code,
    mayBeOnFolio,
    message: 'The guest Ada Byron owes 3.00.',
    errors: places.map((place, index) => ({ path: `posts[${index}]`, code: place, message: 'Ada Byron' })),
  })
const sentenceOf = (code: RefusalCode) =>
  refused(code, false).replace('The hotel system refuses the bill: it should be on no folio. ', '')

/** What refuses an invoice in the contract; the statuses left out are of the way, of access, or a service that fails. */
const refusals = [
  'GuestNotFound',
  'UnreadableRequest',
  'PostingConflict',
  'BodyTooLarge',
  'InvalidPosting',
] as const
const { responses, examples } = contract.components
const textsIn = (node: object, pattern: RegExp): string[] => JSON.stringify(node).match(pattern) ?? []

describe('what a cashier reads', () => {
  it('is there for every code with which the contract refuses an invoice', () => {
    const shown = refusals.flatMap((name) => textsIn(responses[name], /(?<=examples\/)\w+/g))
    const codes = shown.flatMap((name) => textsIn(examples[name as 'FolioClosed'], /(?<="code":")\w+/g))
    expect(codes).toContain('folio_closed')
    expect(codes.filter((code) => !isRefusalCode(code))).toEqual([])
  })

  it.each(errorCodeValues.filter(isRefusalCode))('of %s is in the guide', (code) => {
    const row = rows.find((line) => line.includes(`\`${code}\``))
    expect(row).toBeDefined()
    const [, , text = ''] = row?.split('|') ?? []
    // Rows of several codes say it in one sentence.
    const single = (row?.split('|')[1]?.match(/`/g) ?? []).length === 2
    if (single && code !== 'validation_failed') expect(text.trim()).toBe(sentenceOf(code))
  })

  it('has no sentence of the service, because that may name a guest', () => {
    for (const code of errorCodeValues.filter(isRefusalCode))
      expect(refused(code, true, [code])).not.toMatch(/Ada|Byron/)
  })

  it('begins with whether the bill may be on the folio', () => {
    expect(refused('folio_closed', false)).toMatch(
      /^The hotel system refuses the bill: it should be on no folio\. The guest has left/,
    )
    expect(refused('folio_closed', true)).toMatch(/^The bill may be on the guest's folio .*look there/)
    expect(refused('validation_failed', true, ['no_mapping'])).toMatch(
      /^The bill may be on the guest's folio/,
    )
    expect(refused('validation_failed', false, ['no_mapping'])).toMatch(
      /^The hotel system refuses the bill because of item 1: it should be on no folio, but look whether a part of it is on the folio\./,
    )
  })

  it('names each reason of several places once', () => {
    const message = refused('validation_failed', false, [
      'no_mapping',
      'no_mapping',
      'exchange_rate_required',
    ])
    expect(message).toBe(
      `The hotel system refuses the bill because of items 1, 2, 3: it should be on no folio, but look whether a part of it is on the folio. ${sentenceOf('no_mapping')} ${sentenceOf('exchange_rate_required')}`,
    )
  })
})
