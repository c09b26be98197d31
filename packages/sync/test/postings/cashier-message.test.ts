import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodeValues } from '@innwire/types'
import { describe, expect, it } from 'vitest'
import { cashierMessage, type RefusalCode } from '../../src/index.ts'
import { isRefusalCode, sentenceOf } from '../../src/postings/refusal.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/sync.md'), 'utf8')
const rows = guide.split('\n').filter((line) => line.startsWith('| `'))
const refused = (code: RefusalCode, mayBeOnFolio: boolean, places: RefusalCode[] = []) =>
  cashierMessage({
    outcome: 'refused',
    code,
    mayBeOnFolio,
    message: 'The guest Ada Byron owes 3.00.',
    errors: places.map((place) => ({ path: 'posts[0]', code: place, message: 'Ada Byron' })),
  })

describe('what a cashier reads', () => {
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
    expect(refused('folio_closed', false)).toMatch(/^The bill is on no folio\. The guest has left/)
    expect(refused('folio_closed', true)).toMatch(/^The bill may be on the guest's folio .*look there/)
  })

  it('names each reason of several places once', () => {
    const message = refused('validation_failed', false, [
      'no_mapping',
      'no_mapping',
      'exchange_rate_required',
    ])
    expect(message).toBe(
      `The bill is on no folio. ${sentenceOf('no_mapping')} ${sentenceOf('exchange_rate_required')}`,
    )
  })
})
