import { DatabaseSync } from 'node:sqlite'
import type { Reservation } from '@innwire/types'

/** Rooms of HR:2 that the PMS has to sell. */
export const stock = 5

/** The hotel's own system: it takes each change once, and knows how many rooms it has left. */
export function openPms(file: string) {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS change (
      number INTEGER PRIMARY KEY, property TEXT, key TEXT, hr_number TEXT, reservation TEXT, UNIQUE (property, key)
    );
    CREATE TABLE IF NOT EXISTS bill (property TEXT, key TEXT, PRIMARY KEY (property, key))`)
  const insert = database.prepare(
    'INSERT OR IGNORE INTO change (property, key, hr_number, reservation) VALUES (?, ?, ?, ?)',
  )
  const insertBill = database.prepare('INSERT OR IGNORE INTO bill (property, key) VALUES (?, ?)')
  const selectBills = database.prepare('SELECT key FROM bill WHERE property = ?')
  const select = database.prepare(
    'SELECT hr_number, reservation FROM change WHERE property = ? ORDER BY number',
  )
  const all = (property: string) =>
    select.all(property).map(({ hr_number, reservation }) => ({
      hr_number: String(hr_number),
      reservation: JSON.parse(String(reservation)) as Reservation,
    }))
  const present = (property: string) =>
    new Map(all(property).map(({ hr_number, reservation }) => [hr_number, reservation]))
  return {
    all,
    present,
    /** @returns the nights that any version of it concerns: a crash may have kept those of the last change unset */
    take(property: string, key: string, reservation: Reservation): string[] {
      const { hr_number } = reservation
      insert.run(property, key, hr_number, JSON.stringify(reservation))
      const versions = all(property).filter((one) => one.hr_number === hr_number)
      return [...new Set(versions.flatMap((one) => nightsOf(one.reservation)))]
    },
    /** Keeps an outcome of a bill. */
    note: (property: string, key: string) => void insertBill.run(property, key),
    /** Keys of the outcomes. */
    bills: (property: string) => new Set(selectBills.all(property).map(({ key }) => String(key))),
    left(property: string, nights: string[]) {
      const booked = [...present(property).values()].flatMap((one) => nightsOf(one, true))
      return nights.map((date) => ({
        date,
        availability: Math.max(0, stock - booked.filter((night) => night === date).length),
      }))
    },
    close: () => database.close(),
  }
}

/** Nights of a reservation, one for each room. */
export const nightsOf = ({ rooms }: Pick<Reservation, 'rooms'>, standing = false): string[] =>
  rooms
    .filter(({ state }) => !standing || state !== 'canceled')
    .flatMap(({ checkin_date, checkout_date }) => {
      const first = Date.parse(checkin_date)
      const count = (Date.parse(checkout_date) - first) / 86_400_000
      return Array.from({ length: count }, (_, night) =>
        new Date(first + night * 86_400_000).toISOString().slice(0, 10),
      )
    })
