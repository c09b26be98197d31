import { createInterface } from 'node:readline'
import { ConnectionError } from '@innwire/client'
import type { Posting, Reservation } from '@innwire/types'
import type { PoolConfig } from 'pg'
import {
  type CalendarChange,
  ClosedError,
  LeaseLostError,
  openSync,
  postgresStore,
  type Sync,
  type SyncOptions,
  sqliteStore,
} from '../../src/index.ts'
import { dice } from './dice.ts'
import { faultyAnswers } from './faulty-answers.ts'
import { type Person, personOf } from './person.ts'
import { openPms } from './pms.ts'

/*
 * A worker of its own process that serves several hotels, with a PMS behind it: it takes commands on its standard
 * input, one JSON object a line, says on its standard output when each is done, and may be killed at any moment.
 */

/** What is another thing for each hotel. */
type OfHotel = Pick<SyncOptions, 'hrId' | 'token' | 'bookings' | 'repeat' | 'rangeEnd' | 'pacing'> & {
  /** Whether the service confirms its bills. */
  confirms: boolean
}

export type Setting = Pick<SyncOptions, 'baseUrl' | 'quota' | 'pacing'> & {
  /** Where a person looks at folios. */
  control: { url: string; token: string }
  /** The engines' journal, a file or a PostgreSQL, and the database of the PMS. */
  journal: string | PoolConfig
  pms: string
  hotels: OfHotel[]
  /** Every so-manieth call of the handler fails, before or after the PMS has taken the change. */
  handlerFailsEvery: number
  /** So many of the service's answers are altered on the way, and by which seed. */
  faulty: { share: number; seed: number }
}

export type Command = { id: number; hrId: string } & (
  | { set: CalendarChange[] }
  | { post: Posting }
  | { settle: true }
)
/** It freezes by itself: frozen from outside, it might hold the lock of a file, which nobody gets past. */
export type Line = Command | 'freeze'
export type Said =
  | { opened: true }
  | { thawed: true }
  | { done: number; outcomes?: Record<string, string> }
  | { failed: string }
  | { refused: number }
  /** Where a hotel is that has not settled yet. */
  | { settling: string; at: string }

async function work(setting: Setting) {
  const { journal, baseUrl, quota, pacing } = setting
  const store = await (typeof journal === 'string' ? sqliteStore(journal) : postgresStore(journal))
  const pms = openPms(setting.pms)
  const syncs = new Map<string, Sync>()
  const people = new Map<string, Person>()
  let calls = 0
  let calm = false
  const way = faultyAnswers(dice(setting.faulty.seed), setting.faulty.share, () => calm)
  const setLeft = async (hrId: string, nights: string[]) => {
    const left = pms.left(hrId, nights)
    await syncs.get(hrId)?.calendar.set(left.map((cell) => ({ inv_code: 'HR:2', ...cell })))
  }
  const handle = async (hrId: string, key: string, reservation: Reservation) => {
    calls += 1
    const fails = calls % setting.handlerFailsEvery === 0
    if (fails && calls % 2 === 0) throw new Error('The PMS is busy.')
    const nights = pms.take(hrId, key, reservation)
    await setLeft(hrId, nights)
    if (fails) throw new Error('The PMS broke down.')
  }
  await Promise.all(
    setting.hotels.map(async ({ confirms, ...hotel }) => {
      const { hrId } = hotel
      const setAnew = (nights: string[]) => setLeft(hrId, nights)
      people.set(hrId, personOf(setting.control, hrId, { confirms, setAnew }))
      const sync = await openSync({
        baseUrl,
        quota,
        pacing,
        ...hotel,
        store,
        fetch: async (input, init) => {
          const answer = await way(input, init)
          if (answer.status === 429) say({ refused: answer.status })
          return answer
        },
        onReservation: ({ key, reservation }) => handle(hrId, key, reservation),
        onPosting: async ({ key }) => {
          calls += 1
          if (calls % setting.handlerFailsEvery === 0) throw new Error('The PMS is busy.')
          pms.note(hrId, key)
        },
        onEvent: (event) => {
          if (event.type === 'trouble') console.error(hrId, event.message)
          if (event.type === 'lease_lost') process.exit(leaseLost)
        },
      })
      syncs.set(hrId, sync)
    }),
  )
  say({ opened: true })
  for await (const text of createInterface({ input: process.stdin })) {
    const command: Line = JSON.parse(text)
    if (command === 'freeze') {
      process.kill(process.pid, 'SIGSTOP')
      say({ thawed: true })
    } else obeyAndSay(command)
  }

  function obeyAndSay(command: Command) {
    // At the end the service answers as it should, and everything must heal by itself.
    if ('settle' in command) calm = true
    obey(command, syncs.get(command.hrId) as Sync, people.get(command.hrId) as Person).then(
      (outcomes) => say({ done: command.id, ...(outcomes && { outcomes }) }),
      (error) => {
        // So long a pause that the property was free: as every worker should, it begins anew.
        if (error instanceof LeaseLostError || error instanceof ClosedError) process.exit(leaseLost)
        say({ failed: `${command.hrId}: ${error.stack}` })
      },
    )
  }
}

async function obey(
  command: Command,
  sync: Sync,
  person: Person,
): Promise<Record<string, string> | undefined> {
  if ('set' in command) await sync.calendar.set(command.set)
  else if ('post' in command) await sync.postings.post(command.post)
  else return settle(command.hrId, sync, person)
  return undefined
}

const sayEveryMs = 5000

/** Looks once more for what is new, and waits until nothing is to be done any more; what the handler sets begins anew. */
async function settle(hrId: string, sync: Sync, person: Person): Promise<undefined> {
  let step = ''
  const sayWhere = async () =>
    say({ settling: hrId, at: `${step}: ${JSON.stringify({ ...(await sync.status()), events: [] })}` })
  const saying = setInterval(() => void sayWhere(), sayEveryMs)
  try {
    step = 'sweep'
    await untilAnswered(() => sync.reservations.sweep())
    step = 'poll'
    await untilAnswered(() => sync.reservations.poll())
    for (;;) {
      step = 'replay'
      if (sync.reservations.state().deadLetters > 0) await sync.reservations.replay()
      step = 'retryParked'
      await sync.calendar.retryParked()
      step = 'calendar.settled'
      await sync.calendar.settled()
      step = 'bills'
      const { waiting, deadLetters } = sync.reservations.state()
      const bills = await sync.postings.waiting()
      await person(sync, bills)
      const { outcomesWaiting } = (await sync.status()).postings
      // The list of rooms may have lacked some, and is read again a little later.
      const parked = (await sync.calendar.parked()).length
      const left = waiting + deadLetters + bills.length + outcomesWaiting + parked
      if (left === 0 && sync.calendar.state().waiting === 0) return undefined
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } finally {
    clearInterval(saying)
  }
}

/** On a busy machine an answer may come too late: then the caller is told, and asks again. */
async function untilAnswered(ask: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error
    }
  }
}

/** How the worker ends when it has lost a hotel. */
export const leaseLost = 3

const say = (said: Said) => process.stdout.write(`${JSON.stringify(said)}\n`)

if (process.argv[2])
  await work(JSON.parse(process.argv[2])).catch((error) => {
    // On a busy machine a lease may be lost before its engine is open.
    if (error instanceof LeaseLostError) process.exit(leaseLost)
    throw error
  })
