import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostingNotice } from '@innwire/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutcomes } from './outcomes-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-outcomes-'))
})
afterEach(() => rm(folder, { recursive: true }))

const today = () => join(folder, `${new Date().toISOString().slice(0, 10)}.ndjson`)
const written = (id: string) =>
  `${JSON.stringify({ hr_id: 'linden', transaction_id: id, key: `${id}/withdrawn` })}\n`
const notice = (id: string): PostingNotice =>
  ({
    key: `${id}/withdrawn`,
    transactionId: id,
    invoiceNumber: '1',
    posId: 'bar',
    outcome: { outcome: 'withdrawn', mayBeOnFolio: false },
  }) as PostingNotice
const idsIn = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).transaction_id)

it('a file that nobody can read whole keeps no outcome waiting, and its end is known', async () => {
  // Of a file of another day, because that of this one might change at midnight.
  const large = join(folder, '2026-01-01.ndjson')
  await writeFile(large, '')
  await truncate(large, 3 * 1024 ** 3)
  await writeFile(large, `\nnull\n${written('a')}`, { flag: 'a' })
  const write = await openOutcomes(folder, 'linden')
  await write(notice('a'))
  await write(notice('b'))
  expect(idsIn(await readFile(today(), 'utf8'))).toEqual(['b'])
})

it.each([
  ['nothing', '', ['b']],
  ['a short line', `${written('a')}{"key": "cut`, ['a', 'b']],
  ['a long line', `${written('a')}${'x'.repeat(200_000)}`, ['a', 'b']],
  ['nothing but a line', 'x'.repeat(200_000), ['b']],
])('what is torn off comes away before the next line: %s', async (_, text, ids) => {
  await writeFile(today(), text)
  const write = await openOutcomes(folder, 'linden')
  await write(notice('b'))
  expect(idsIn(await readFile(today(), 'utf8'))).toEqual(ids)
})
