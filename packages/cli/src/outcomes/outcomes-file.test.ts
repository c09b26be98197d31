import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostingNotice } from '@innwire/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOutcomes } from './outcomes-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-outcomes-'))
})
afterEach(() => {
  vi.useRealTimers()
  return rm(folder, { recursive: true })
})

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
  const write = openOutcomes(folder, 'linden')
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
  const write = openOutcomes(folder, 'linden')
  await write(notice('b'))
  expect(idsIn(await readFile(today(), 'utf8'))).toEqual(ids)
})

it.skipIf(process.platform === 'win32')(
  'a line that the disk takes a part of is not written, and comes again',
  async () => {
    const before = `${'x'.repeat(900)}\n`
    await writeFile(today(), before)
    const file = new URL('outcomes-file.ts', import.meta.url)
    const program = `import { openOutcomes } from ${JSON.stringify(file)}
      const failed = await openOutcomes(process.argv[1], 'linden')(JSON.parse(process.argv[2])).catch((error) => error)
      console.log(failed?.code)`
    // As if the disk had two blocks for each file, and no more.
    const few = `trap '' XFSZ; ulimit -f 2; exec "$0" --input-type=module -e "$@"`
    const args = ['-c', few, process.execPath, program, folder, JSON.stringify(notice('b'))]
    expect((await promisify(execFile)('/bin/sh', args)).stdout).toBe('EFBIG\n')
    await openOutcomes(folder, 'linden')(notice('b'))
    const text = await readFile(today(), 'utf8')
    expect(idsIn(text.slice(before.length))).toEqual(['b'])
  },
)

it('files that cannot be read keep outcomes waiting, until they can', async () => {
  await mkdir(join(folder, '2026-01-01.ndjson'))
  const write = openOutcomes(folder, 'linden')
  await expect(write(notice('a'))).rejects.toThrow('2026-01-01.ndjson is no file. Remove it.')
  await rmdir(join(folder, '2026-01-01.ndjson'))
  await write(notice('a'))
  expect(idsIn(await readFile(today(), 'utf8'))).toEqual(['a'])
})

it('what the last days have not is written once more, also by a process that runs since before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T12:00:00Z') })
  const write = openOutcomes(folder, 'linden')
  for (const day of ['24', '25', '26']) {
    vi.setSystemTime(new Date(`2026-12-${day}T12:00:00Z`))
    await write(notice(day))
    await write(notice('a'))
  }
  const texts = ['24', '25', '26'].map((day) => readFile(join(folder, `2026-12-${day}.ndjson`), 'utf8'))
  expect((await Promise.all(texts)).map(idsIn)).toEqual([['24', 'a'], ['25'], ['26', 'a']])
})

it('goes on in the file of a clock that was ahead, behind which nobody reads an earlier day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-27T12:00:00Z') })
  await openOutcomes(folder, 'linden')(notice('a'))
  vi.setSystemTime(new Date('2026-12-24T12:00:00Z'))
  await openOutcomes(folder, 'linden')(notice('b'))
  expect(await readdir(folder)).toEqual(['2026-12-27.ndjson'])
})
