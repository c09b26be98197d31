import type { BudgetState, Quota } from '@innwire/sync'
import { hotelOfRun, type ReadingFlags } from '../beside/read-hotel.ts'
import { afterHeldBack, heldBackInRun } from '../calendar/held-back.ts'
import { type EngineSettings, readEngineSettings, statementsOf } from '../engine/engine-settings.ts'
import { openJournal, standardJournal } from '../engine/journal-file.ts'
import { budgetOf } from '../engine/read-budget.ts'
import { readUnfinished } from '../engine/unfinished-push.ts'
import { exitCode, exitCodeOf, WrongUse } from '../failure.ts'
import type { RunHotel } from '../run/config.ts'
import { clientOf, here, missingOf } from '../settings/hotel.ts'
import { readSettings } from '../settings/settings.ts'
import { budgetFindings } from './budget-findings.ts'
import { clockFindings } from './clock-findings.ts'
import { failingFindings, lastPublished, sendsAgain } from './failing-findings.ts'
import { type Finding, problem } from './finding.ts'
import { type Area, areas, type Heads, headReader, type Probes, probe, timeoutMs } from './probe.ts'
import { channelFindings, roomFindings } from './room-findings.ts'
import { notGiven, settingFindings } from './setting-findings.ts'
import { tokenFindings } from './token-findings.ts'

/** What `innwire doctor` prints with `--json`. */
export type Examined = {
  base_url: string | null
  hr_id: string | null
  /** Requests that this cost. */
  requests: number
  /**
   * What the token may do: `no` where the service refused it, `not known` where it failed or something else answered, `not asked`
   * where an answer before had ended it.
   */
  token: Record<Area, Probes['areas'][Area]['may']>
  /** How far the service's clock is ahead of this machine's; null: no answer has said it. */
  clock_ahead_seconds: number | null
  rooms: number | null
  channels: string[] | null
  quota: {
    /** By the service's last answer; null where it says nothing. */
    service: Heads['quota'] | null
    /** By the journal of this machine; null where no quota is stated. */
    engine: { stated: Quota; left: BudgetState['left'] } | null
  }
  findings: Finding[]
}

type Hotel = Pick<Examined, 'base_url' | 'hr_id'>

/** Looks at all that a hotel's integration needs, and changes nothing. @returns what it found, and how the program ends */
export async function examine(flags: ReadingFlags): Promise<{ examined: Examined; code: number }> {
  const { hotel: found, engine } = await givenFor(flags)
  const settings = settingFindings(engine)
  const missing = missingOf(found)
  const { heads, ...hooks } = headReader()
  const hotel = { base_url: found.baseUrl?.value ?? null, hr_id: found.hrId?.value ?? null }
  if (missing.length > 0) {
    const findings = [...missing.map(notGiven), ...settings]
    return { examined: { ...hotel, ...nothingAsked, findings }, code: exitCode.wrongUse }
  }
  const probes = await probe(clientOf(found, { ...hooks, retry: { limit: 0 }, timeoutMs }))
  const { budget, findings: ofJournal } = await engineBudget(engine, hotel)
  const published = await lastPublished(engine, { baseUrl: hotel.base_url ?? '', hrId: hotel.hr_id ?? '' })
  const again = sendsAgain(published ?? { running: false, folder: null })
  const findings = [
    ...settings,
    ...ofJournal,
    ...tokenFindings(probes),
    ...clockFindings(heads.aheadMs),
    ...(probes.rooms ? roomFindings(probes.rooms) : []),
    ...(probes.channels ? channelFindings(probes.channels, probes.rooms ?? [], again) : []),
    ...(published ? failingFindings(published) : []),
    ...(published?.folder ? await heldBackFindings(engine, hotel) : []),
    ...budgetFindings(heads.quota, budget, probes),
  ].sort((one, other) => Number(one.level === 'note') - Number(other.level === 'note'))
  return {
    examined: {
      ...hotel,
      requests: heads.requests,
      token: tokenOf(probes),
      clock_ahead_seconds: heads.aheadMs === undefined ? null : Math.round(heads.aheadMs / 1000),
      rooms: probes.rooms?.length ?? null,
      channels: probes.channels?.map(({ code }) => code) ?? null,
      quota: { service: heads.quota ?? null, engine: budget ?? null },
      findings,
    },
    code: codeOf(probes, findings),
  }
}

/** What is given for the hotel; of a hotel of innwire run, what its config says. */
const givenFor = async (flags: ReadingFlags): Promise<RunHotel['given']> =>
  flags.config === undefined
    ? { hotel: await readSettings(flags, here), engine: await readEngineSettings(flags, here) }
    : (await hotelOfRun(flags.config, flags.hrId)).given

const tokenOf = ({ areas: its }: Pick<Probes, 'areas'>) =>
  Object.fromEntries(areas.map((area) => [area, its[area].may])) as Examined['token']

const nothingAsked: Omit<Examined, keyof Hotel | 'findings'> = {
  requests: 0,
  token: { rooms: 'not asked', channels: 'not asked', reservations: 'not asked', postings: 'not asked' },
  clock_ahead_seconds: null,
  rooms: null,
  channels: null,
  quota: { service: null, engine: null },
}

function codeOf({ ended }: Probes, findings: Finding[]): number {
  if (ended) return exitCodeOf(ended)
  return findings.some(({ level }) => level === 'problem') ? exitCode.partly : exitCode.done
}

type EngineBudget = { budget?: NonNullable<Examined['quota']['engine']>; findings: Finding[] }

/** Reads what the journal of this machine counts, where the quota is stated as it has to be. */
async function engineBudget(engine: EngineSettings, hotel: Hotel): Promise<EngineBudget> {
  const quota = statedQuota(engine)
  if (!quota) return { findings: [] }
  const journal = journalOf(engine, hotel)
  try {
    const { left } = await budgetOf(journal, hotel.hr_id ?? '', quota)
    return { budget: { stated: quota, left }, findings: [] }
  } catch (error) {
    const { message } = error as Error
    const what = error instanceof WrongUse ? message : `The journal ${journal} cannot be read: ${message}.`
    const advice = 'Nothing is sent or received without it, and what waits is in it: do not remove it.'
    return { findings: [problem('settings', what, advice)] }
  }
}

/** What innwire run keeps back, which its log says only at the start. */
async function heldBackFindings(engine: EngineSettings, hotel: Hotel): Promise<Finding[]> {
  const { readJournal } = await import('@innwire/sync')
  const hrId = hotel.hr_id ?? ''
  // A journal that cannot be used is among the findings.
  const store = await openJournal(journalOf(engine, hotel)).catch(() => undefined)
  if (!store) return []
  try {
    const { calendar: read } = readJournal(store, hrId)
    const held = await heldBackInRun({ read }, await readUnfinished({ store, hrId }))
    return held === undefined ? [] : [problem('calendar', held, afterHeldBack)]
  } finally {
    await store.close()
  }
}

const journalOf = (engine: EngineSettings, { base_url, hr_id }: Hotel): string =>
  engine.journal?.value ?? standardJournal(base_url ?? '', hr_id ?? '')

function statedQuota(engine: EngineSettings): Quota | undefined {
  try {
    return statementsOf(engine, []).quota
  } catch (error) {
    // What is wrong with it is among the findings.
    if (error instanceof WrongUse) return undefined
    throw error
  }
}
