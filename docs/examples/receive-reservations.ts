import { DatabaseSync } from 'node:sqlite'
import { startServer } from '@innwire/server'
import { openSync, sqliteStore } from '@innwire/sync'

// Your system: its own database, with each version of a reservation once.
const pms = new DatabaseSync(':memory:')
pms.exec(`
  create table taken (key text primary key);
  create table stay (number text primary key, guest text, state text, arrives text, departs text)`)
const wasTaken = pms.prepare('select 1 from taken where key = ?')
const take = pms.prepare('insert into taken values (?)')
const keep = pms.prepare('insert or replace into stay values (?, ?, ?, ?, ?)')

const server = await startServer({ port: 0, demo: true })
const sync = await openSync({
  baseUrl: server.url,
  token: 'demo-token',
  hrId: 'demo',
  store: await sqliteStore(':memory:'), // 'sync.db' keeps what was received over a restart
  quota: { perMinute: 600, perDay: 100_000 },
  onEvent: ({ type, message }) => console.log(`${type}: ${message}`),
  async onReservation({ key, reservation }) {
    pms.exec('begin')
    try {
      // The same version comes again where a process ended between the commit below and the engine's own.
      if (!wasTaken.get(key)) {
        take.run(key)
        const { hr_number, guest, state, checkin_date, checkout_date } = reservation
        keep.run(hr_number, guest, state, checkin_date, checkout_date)
      }
      pms.exec('commit')
    } catch (error) {
      pms.exec('rollback')
      throw error // it is not taken, and comes again
    }
  },
})

// Without close() the next process waits until the lease of this one runs out, for half a minute.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => sync.close().finally(() => process.exit()))

await sync.reservations.sweep()
while (sync.reservations.state().waiting > 0) await new Promise((resolve) => setTimeout(resolve, 10))
const { stays, canceled } = {
  ...pms.prepare("select count(*) stays, sum(state = 'canceled') canceled from stay").get(),
}
console.log(`${stays} reservations, ${canceled} of them canceled`)

// This trial ends here. Without these two lines it goes on: the engine asks for reservations by itself, until a signal comes.
await sync.close()
await server.stop()
