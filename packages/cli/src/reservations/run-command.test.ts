import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReservationChange } from '@innwire/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { byCommand } from './run-command.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-command-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const change = (attempt: number, signal: AbortSignal) =>
  ({ key: 'R1@1', reservation: { hr_number: 'R1' }, attempt, signal }) as ReservationChange
const log = () => readFile(join(folder, 'log'), 'utf8').catch(() => '')

describe.skipIf(process.platform === 'win32')('a command whose time is up', () => {
  it('is ended with what outlives its shell, before the next attempt begins', async () => {
    // The shell ends at SIGTERM, and what it has started does not.
    const deaf = 'trap "" TERM; while [ ! -e stop ]; do echo $INNWIRE_ATTEMPT >> log; sleep 0.05; done'
    const take = byCommand(`(${deaf}); true`, '4711', { folder })
    const time = new AbortController()
    const first = Promise.resolve(take(change(1, time.signal)))
    const ended = expect(first).rejects.toThrow('The command was ended by SIGTERM.')
    await vi.waitFor(async () => expect(await log()).toContain('1'))
    time.abort()
    await ended
    const second = take(change(2, new AbortController().signal))
    await vi.waitFor(async () => expect((await log()).match(/2/g)?.length).toBeGreaterThan(3), 30_000)
    await writeFile(join(folder, 'stop'), '')
    await second
    expect(await log()).toMatch(/^(1\n)+(2\n)+$/)
  })
})
