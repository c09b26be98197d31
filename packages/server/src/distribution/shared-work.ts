import type { Shared } from '../storage/processes.ts'
import { claimedProperties } from './claimed-properties.ts'
import type { DeliverParts } from './deliver.ts'
import { findLanes } from './find-lanes.ts'
import { type LaneNews, type LaneWork, propertyOf, tellLane } from './lane-news.ts'
import { refusedSince, unknownSince } from './reconcile.ts'
import { longestResendMs } from './resend-schedule.ts'
import { ended, lookAgain, type Work } from './work-lane.ts'

/** How often claims are renewed, and those of processes that are gone are looked for. */
const lookMs = 1_000
/** In each of so many looks lanes are looked for of which nobody was told, because who should have was killed. */
const looksForWaiting = 5
const looksForCounted = 30
/** How long a property is taken for that of another process without asking. */
const elsewhereMs = 2_000

/** The subject of what processes tell each other. */
const subject = 'lanes'

type PassOn = (others: LaneNews[]) => void

/**
 * The work of one of several processes: each property is worked for by the process that has the claim on it, so that the order
 * of a lane is that of one process. News of others' properties are passed on to them.
 */
export async function startSharedWork(parts: DeliverParts, shared: Shared): Promise<LaneWork> {
  const lanes = shared.claims.longestWaiting
  const passOn: PassOn = (others) => void shared.tell(subject, others)
  if (!parts.works) return { tell: passOn, lanes, close: async () => {} }
  const { hear, start, close } = workOfClaimed(parts, shared)
  shared.onTold(subject, (news: LaneNews[]) => hear(news, () => {}))
  await start()
  return { tell: (news) => hear(news, passOn), lanes, close }
}

function workOfClaimed(parts: DeliverParts, { claims, onMissed }: Shared) {
  const { storage, clock, log } = parts
  const properties = claimedProperties(parts, claims)
  /** Properties that another process has, and until when that is believed. */
  const elsewhere = new Map<string, number>()
  let unknown: { one: LaneNews; passOn: PassOn }[] = []
  let closing = false
  const failed = (error: Error) =>
    log.warn({ err: error }, 'Claims could not be looked after; that is tried again in a second.')

  /** Applies news, and claims properties that nobody has. Own ones are told at once. */
  function hear(news: LaneNews[], passOn: PassOn) {
    const others: LaneNews[] = []
    const before = unknown.length
    for (const one of news) {
      const hrId = propertyOf(one)
      const work = properties.workOf(hrId)
      if (work) tellLane(work, one)
      else if ((elsewhere.get(hrId) ?? 0) > performance.now()) others.push(one)
      else unknown.push({ one, passOn })
    }
    if (others.length > 0) passOn(others)
    if (before === 0 && unknown.length > 0) void inTurn(takeUnknown)
  }
  async function takeUnknown() {
    const all = unknown
    unknown = []
    const wanted = all.flatMap(({ one }) => (one.kind === 'reconnected' ? [] : [propertyOf(one)]))
    await take([...new Set(wanted)])
    for (const { one, passOn } of all) {
      const work = properties.workOf(propertyOf(one))
      if (work) tellLane(work, one)
      else passOn([one])
    }
  }
  async function take(hrIds: string[]) {
    const asked = performance.now()
    const free = hrIds.filter((hrId) => !properties.workOf(hrId))
    // Who had it before has settled everything, and what comes now has a higher number than what was sent: else it is `found`.
    for (const claim of free.length > 0 ? await claims.take(free) : [])
      properties.add(claim, asked).beginning = false
    for (const hrId of free) if (!properties.workOf(hrId)) elsewhere.set(hrId, asked + elsewhereMs)
  }

  const isAtWork = (work: Work | undefined, lane: { hr_id: string }) =>
    work?.lanes.has(JSON.stringify(lane)) ?? (elsewhere.get(lane.hr_id) ?? 0) > performance.now()
  async function findUntold(looks: number) {
    const news: LaneNews[] = []
    const now = clock.now().getTime()
    if (looks === 0) {
      // The schedule of what was refused is not stored.
      const since = new Date(now - longestResendMs)
      for (const lane of await refusedSince(storage.readInBackground, since))
        news.push({ kind: 'resend', lane })
    }
    if (looks % looksForWaiting === 0)
      for (const lane of await claims.waiting()) news.push({ kind: 'found', lane })
    if (looks % looksForCounted === 0) {
      const dayBefore = new Date(now - 86_400_000).toISOString().slice(0, 10)
      for (const lane of await unknownSince(storage.read, dayBefore)) news.push({ kind: 'counted', lane })
    }
    const untold = news.filter(
      (one) => 'lane' in one && !isAtWork(properties.workOf(propertyOf(one)), one.lane),
    )
    if (untold.length > 0) hear(untold, () => {})
  }

  /** Jobs that claim and end claims come one after another. */
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (job: () => Promise<void>) => {
    turn = turn.then(() => (closing ? undefined : job())).catch(failed)
    return turn
  }
  /** Works for properties whose processes are gone. */
  async function takeOver() {
    for (let more = true; more && !closing; ) {
      const asked = performance.now()
      const taken = await claims.takeOver()
      const added = new Map(taken.map((claim) => [claim.hrId, properties.add(claim, asked)]))
      more = added.size > 0
      try {
        if (more) await findLanes(parts, ({ hr_id }) => added.get(hr_id)?.work)
      } catch (error) {
        // Nobody knows what waits there, nor what was sent: without a renewal they are taken over once more.
        properties.dropAll()
        throw error
      }
      for (const one of added.values()) one.beginning = false
    }
  }
  // Renewing waits for nothing else.
  const renewing = oneAtATime(properties.renew, failed)
  const takingOver = oneAtATime(takeOver, failed)
  let looks = 0
  function look() {
    looks += 1
    const its = looks
    for (const [hrId, until] of elsewhere) if (until <= performance.now()) elsewhere.delete(hrId)
    void inTurn(properties.endIdle)
    void inTurn(() => findUntold(its))
    return Promise.all([renewing(), takingOver()])
  }

  clock.onSet(() => {
    for (const work of properties.works()) lookAgain(work)
  })
  // Nobody knows what was missed, and the claims went with the connection.
  onMissed(() => {
    properties.dropAll()
    void takingOver().then(() => inTurn(() => findUntold(looksForCounted)))
  })
  let timer: NodeJS.Timeout | undefined
  return {
    hear,
    start: async () => {
      await takeOver()
      await findUntold(0)
      await turn
      timer = setInterval(look, lookMs).unref()
    },
    close: async () => {
      clearInterval(timer)
      closing = true
      const works = properties.works()
      properties.dropAll()
      await Promise.all([turn, renewing(), takingOver(), ...works.map(ended)])
    },
  }
}

/** Runs a job unless it is still running; gives the end of that which runs. */
function oneAtATime(job: () => Promise<void>, failed: (error: Error) => void): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= job()
      .catch(failed)
      .finally(() => {
        running = undefined
      })
    return running
  }
}
