import type { Posting, PostingResult } from '@innwire/types'
import { refuse, refuseIssues } from '@innwire/validators'
import { type Answer, answer, Refused } from '../http/answer.ts'
import { findFolio } from '../postings/find-folio.ts'
import { fingerprint } from '../postings/fingerprint.ts'
import { addToFolio } from '../postings/folio-sums.ts'
import { readLedger } from '../postings/ledger.ts'
import { postAgain } from '../postings/post-again.ts'
import { type ResolvedItem, resolveItem } from '../postings/resolve-item.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Service } from '../service.ts'
import { findRow } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { apiCode } from './accounts.ts'
import type { PropertyHandlers } from './handler-types.ts'
import { counted } from './outcomes.ts'

export function postingRoutes({ storage, clock, setUps }: Service) {
  return {
    createPosting: ({ setUp, body }) =>
      storage.write(async (database) => {
        const current = await setUps.current(database, setUp.property.hr_id)
        const given =
          (await replay(database, current, body)) ?? (await post(database, current, body, clock.now()))
        return current.readings.has('postings.otherAnswer') ? otherAnswer(body) : given
      }, setUp.property.hr_id),
  } satisfies Partial<PropertyHandlers>
}

/**
 * The answer that this transaction id got before, if it did. Writes run one after another, so of several that come
 * at once the first posts and the others find it here (D25).
 * @throws {Refused} 409 when the id belongs to another invoice, or no posting is answered twice
 */
async function replay(
  database: Database,
  { property: { hr_id }, readings }: PropertySetUp,
  posting: Posting,
): Promise<Answer | undefined> {
  if (readings.has('postings.noDeduplication')) return undefined
  const before = await findRow(database, 'posting', { hr_id, transaction_id: posting.transaction_id }, [
    'fingerprint',
    'result',
  ])
  if (!before) return undefined
  if (before.fingerprint !== fingerprint(posting)) {
    const message = `The transaction id ${posting.transaction_id} was used before, with other contents. ${ifSentBefore}`
    throw new Refused(refuse('transaction_id_reused', message))
  }
  if (readings.has('postings.refuseRepeat')) {
    const message = `The transaction id ${posting.transaction_id} was posted before, and nothing was posted again. ${ifSentBefore}`
    throw new Refused(refuse('transaction_id_reused', message))
  }
  return {
    bytes: Buffer.from(before.result),
    headers: { 'idempotent-replayed': 'true' },
    outcome: { words: 'posted before, nothing posted again' },
  }
}

const ifSentBefore =
  'If you have sent this invoice already, look at the folio: do not send it under another id. A new invoice needs a new id.'

/** What another service may answer to a posting: that it was accepted, without what was booked. */
const otherAnswer = ({ transaction_id }: Posting): Answer => ({
  bytes: Buffer.from(JSON.stringify({ status: 'success', data: { transaction_id } })),
  outcome: { words: 'accepted' },
})

/** @throws {Refused} when the folio or any item is not acceptable; nothing is posted then */
async function post(
  database: Database,
  { property, readings }: PropertySetUp,
  posting: Posting,
  now: Date,
): Promise<Answer> {
  const { hr_id } = property
  const folio_id = await findFolio(database, property, posting.reservation_id_customer_id, now)
  const ledger = await readLedger(database, property)
  const items = allOrNothing(posting.posts.map((item) => resolveItem(ledger, item)))
  const { transaction_id } = posting
  const result = answer<'createPosting'>(
    { status: 'success', transaction_id, folio_id, data: items.map(resultItem) },
    { words: `${counted(items.length, 'item')} on folio ${folio_id}` },
  )
  const posted_at = now.toISOString()
  const firstLine = readings.has('postings.noDeduplication')
    ? await postAgain(database, hr_id, transaction_id)
    : 0
  await database
    .insertInto('posting')
    .values({
      hr_id,
      transaction_id,
      fingerprint: fingerprint(posting),
      folio_id,
      invoice_number: posting.invoice_number,
      pos_id: posting.pos_id,
      note: posting.note ?? null,
      posted_at,
      result: result.bytes.toString(),
    })
    .execute()
  await database
    .insertInto('folio_item')
    .values(
      items.map((item, index) => ({
        hr_id,
        transaction_id,
        line: firstLine + index,
        folio_id,
        posted_at,
        ...item,
      })),
    )
    .execute()
  await addToFolio(database, hr_id, folio_id, items)
  return result
}

function allOrNothing(items: ReturnType<typeof resolveItem>[]): ResolvedItem[] {
  const [first, ...rest] = items.flatMap((item, index) =>
    Array.isArray(item)
      ? item.map(({ field, code, message }) => ({
          path: `posts[${index}]${field && `.${field}`}`,
          code,
          message,
        }))
      : [],
  )
  if (first) throw new Refused(refuseIssues([first, ...rest]))
  return items.filter((item): item is ResolvedItem => !Array.isArray(item))
}

const resultItem = (item: ResolvedItem, index: number): PostingResult['data'][number] => ({
  index,
  department_id: apiCode(item.department_id),
  revenue_account_id: apiCode(item.revenue_account_id),
  mapping: item.mapping,
})
