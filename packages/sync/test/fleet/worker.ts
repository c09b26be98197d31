import { createInterface } from 'node:readline'
import pg from 'pg'
import {
  type CalendarChange,
  type FleetOptions,
  type FleetProperty,
  openFleet,
  postgresStore,
} from '../../src/index.ts'

/* A worker of a fleet in a process of its own: what happens is on its standard output, one JSON object a line. */

export type Setting = Pick<FleetOptions, 'pacing'> & { config: object; properties: FleetProperty[] }
type Command = { id: number; hrId: string; set: CalendarChange[] }
export type Said =
  | { is: 'serving' | 'released'; hrId: string }
  | { is: 'taken'; hrId: string; number: string; key: string }
  | { is: 'sent'; hrId: string; status: number }
  | { is: 'done' | 'not here'; id: number }
  | { is: 'trouble'; hrId: string | undefined; message: string }
  | { is: 'statements'; count: number; heapMB: number }

const say = (said: Said) => process.stdout.write(`${JSON.stringify(said)}\n`)

let statements = 0
class CountingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: it passes on what it is given.
  override query(...given: any[]): any {
    statements += 1
    return Reflect.apply(super.query, this, given)
  }
}

async function work({ config, properties, pacing }: Setting) {
  const hrIdOf = (url: string) => new URL(url).searchParams.get('hr_id') ?? ''
  const fleet = await openFleet({
    store: postgresStore({ ...config, Client: CountingClient }),
    properties,
    bookings: 'lower availability',
    rangeEnd: 'included',
    pacing,
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      say({ is: 'sent', hrId: hrIdOf(String(input)), status: answer.status })
      return answer
    },
    onReservation: async ({ hrId, key, reservation }) =>
      say({ is: 'taken', hrId, number: reservation.hr_number, key }),
    onEvent: ({ type, hrId, message }) => {
      if (type === 'serving' || type === 'released') say({ is: type, hrId })
      else say({ is: 'trouble', hrId, message: `${type}: ${message}` })
    },
  })
  const heapMB = () => process.memoryUsage().heapUsed / 2 ** 20
  setInterval(() => say({ is: 'statements', count: statements, heapMB: heapMB() }), 1000)
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, hrId, set }: Command = JSON.parse(line)
    fleet
      .property(hrId)
      ?.calendar.set(set)
      .then(() => say({ is: 'done', id }))
      .catch(() => say({ is: 'not here', id })) ?? say({ is: 'not here', id })
  }
}

if (process.argv[2]) await work(JSON.parse(process.argv[2]))
