import type { Shared } from '../storage/processes.ts'
import { claimedProperties, leaseTime } from './claimed-properties.ts'
import type { DeliverParts } from './deliver.ts'
import { findLanes } from './find-lanes.ts'
import { type LaneNews, type LaneWork, propertyOf, tellLane } from './lane-news.ts'
import { lookForAll, untoldNews } from './untold-news.ts'
import { ended, lookAgain } from './work-lane.ts'

/** How often claims are renewed, and those of processes that are gone are looked for. */
const lookMs = 1_000
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

function workOfClaimed(parts: DeliverParts, { claims, onLost, onMissed }: Shared) {
  const { clock, log } = parts
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
      else if (isElsewhere(hrId)) others.push(one)
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
    const asked = leaseTime()
    const free = hrIds.filter((hrId) => !properties.workOf(hrId))
    // Who had it before has settled everything, and what comes now has a higher number than what was sent: else it is `found`.
    for (const claim of free.length > 0 ? await claims.take(free) : [])
      properties.add(claim, asked).beginning = false
    const until = performance.now() + elsewhereMs
    for (const hrId of free) if (!properties.workOf(hrId)) elsewhere.set(hrId, until)
  }

  const isElsewhere = (hrId: string) => (elsewhere.get(hrId) ?? 0) > performance.now()
  async function findUntold(looks: number) {
    const untold = await untoldNews(parts, claims, { workOf: properties.workOf, isElsewhere }, looks)
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
      const asked = leaseTime()
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
  // The claims go with the connection, and what is told from now on is for whoever takes them over.
  onLost(() => properties.dropAll())
  // Nobody knows what was missed. What was claimed in the moment of the loss is without a connection, too.
  onMissed(() => {
    properties.dropAll()
    void takingOver().then(() => inTurn(() => findUntold(lookForAll)))
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
