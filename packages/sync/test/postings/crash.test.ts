import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Posting } from '@innwire/types'
import { afterEach, expect, it } from 'vitest'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { openTill, type Till, toast } from './till.ts'
import type { Setting } from './till-process.ts'

let till: Till
afterEach(() => till.stop())

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Hands the invoices in, and is killed so many milliseconds after the first was taken. @returns how many were taken */
async function handInUntilKilled(setting: Setting, afterMs: number): Promise<number> {
  const script = join(import.meta.dirname, 'till-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(setting)])
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  let taken = 0
  createInterface(child.stdout).on('line', (id) => {
    expect(id).toBe(setting.invoices[taken]?.transaction_id)
    if (taken === 0) setTimeout(() => child.kill('SIGKILL'), afterMs)
    taken += 1
  })
  const signal = await new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))
  expect([signal, complaints.replace(/.*ExperimentalWarning.*\n.*\n/, '')]).toEqual(['SIGKILL', ''])
  return taken
}

it('a till that is killed in the middle of a burst, again and again, posts each invoice once, in order', async () => {
  const seed = Number(process.env.INNWIRE_SEED ?? Date.now() % 1_000_000)
  console.log(`INNWIRE_SEED=${seed}`)
  const random = randomNumbers(seed)
  till = await openTill()
  const { hrId, token, server } = till
  const file = join(till.folder, 'sync.db')
  await till.fault({ effect: 'drop', moment: 'after_commit', share: 0.1, seed })
  await till.fault({ effect: 'drop', moment: 'before_commit', share: 0.1, seed: seed + 1 })
  const invoices: Posting[] = Array.from({ length: 1000 }, (_, index) =>
    till.invoice({
      pos_id: `till ${index % 3}`,
      posts: [toast((random() * 1000).toFixed(3)), toast(random() < 0.5 ? '0.10' : '12.5')],
    }),
  )
  let taken = 0
  for (let round = 0; round < 6; round += 1) {
    const rest = invoices.slice(taken, taken + 160)
    taken += await handInUntilKilled(
      { baseUrl: server.url, token, hrId, file, invoices: rest },
      random() * 250,
    )
  }
  expect(taken).toBeGreaterThan(6)

  const store = await sqliteStore(file)
  const sync = await till.open({ store })
  const handedIn = invoices.slice(0, taken)
  for (const { transaction_id } of handedIn) expect(await sync.postings.get(transaction_id)).toBeDefined()
  // One more may have been written without a word about it; the till hands it in again, as it would.
  const all = invoices.slice(0, taken + 1)
  const receipts = await Promise.all(all.map((invoice) => sync.postings.post(invoice)))
  const outcomes = await Promise.all(receipts.map(({ settled }) => settled))
  expect(outcomes.filter(({ outcome }) => outcome !== 'posted')).toEqual([])
  await till.expectOnFolio(all)
  for (const terminal of ['till 0', 'till 1', 'till 2']) {
    const its = all.filter(({ pos_id }) => pos_id === terminal)
    expect(await till.postedAt(terminal)).toEqual(its.map(({ transaction_id }) => transaction_id))
  }
  await sync.close()
  await store.close()
})
