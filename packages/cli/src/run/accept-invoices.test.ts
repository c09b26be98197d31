import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostingNotice, PostingState, Sync } from '@innwire/sync'
import { expect, it } from 'vitest'
import { openOutcomes } from '../outcomes/outcomes-file.ts'
import { acceptInvoices } from './accept-invoices.ts'

const named = { transactionId: '4711', invoiceNumber: '1', posId: 'bar' }
const unconfirmed = { ...named, outcome: 'unconfirmed', mayBeOnFolio: true, sentAgain: true, message: '' }
const withdrawn = { ...named, outcome: 'withdrawn', mayBeOnFolio: false }

it('a bill that is settled while it is put in again is told by its last outcome', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-outcomes-'))
  const writeOutcome = openOutcomes(folder, 'linden')
  let state = unconfirmed as unknown as PostingState
  const postings = {
    get: async () => state,
    post: async () => {
      state = withdrawn as unknown as PostingState
      const outcome = withdrawn as PostingNotice['outcome']
      await writeOutcome({ ...named, key: '4711/withdrawn', outcome })
    },
  } as unknown as Sync['postings']
  const invoice = { transaction_id: '4711' } as Parameters<Sync['postings']['post']>[0]
  await acceptInvoices({ sync: { postings }, writeOutcome }, [{ invoice, line: 1 }])
  const [day = ''] = await readdir(folder)
  const lines = (await readFile(join(folder, day), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).key)).toEqual(['4711/withdrawn'])
  await rm(folder, { recursive: true })
})
