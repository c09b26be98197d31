// The least that takes a daily update: parses it, checks it, and writes its rows as durably as the server does, with
// one commit for all that came together.
import { createServer, type ServerResponse } from 'node:http'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { roomCount } from './server-hotel.ts'

type DateValues = { date: string; availability: number; price: string; min_stay: number }
type Update = { rooms: { inv_code: string; dates: DateValues[] }[] }

const [port, file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 10000;
  create table calendar (code text not null, date text not null, availability integer, price text, min_stay integer,
    primary key (code, date)) without rowid`)

const codes = new Set(Array.from({ length: roomCount }, (_, index) => `HR:${index + 1}`))
const decimal = /^\d{1,10}(\.\d{1,4})?$/

function isSound({ date, availability, price, min_stay }: DateValues): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(date)) &&
    Number.isInteger(availability) &&
    availability >= 0 &&
    decimal.test(price) &&
    Number.isInteger(min_stay) &&
    min_stay >= 0
  )
}

const upserts = new Map<number, StatementSync>()

function upsert(rows: number): StatementSync {
  const known = upserts.get(rows)
  if (known) return known
  const values = Array.from({ length: rows }, () => '(?, ?, ?, ?, ?)').join(', ')
  const made = database.prepare(`insert into calendar values ${values} on conflict (code, date) do update set
    availability = coalesce(excluded.availability, calendar.availability),
    price = coalesce(excluded.price, calendar.price), min_stay = coalesce(excluded.min_stay, calendar.min_stay)`)
  upserts.set(rows, made)
  return made
}

const waiting: { update: Update; response: ServerResponse }[] = []

function commit(): void {
  const batch = waiting.splice(0)
  database.exec('begin immediate')
  for (const { update } of batch) {
    for (const { inv_code, dates } of update.rooms) {
      const values: SQLInputValue[] = []
      for (const { date, availability, price, min_stay } of dates)
        values.push(inv_code, date, availability, price, min_stay)
      upsert(dates.length).run(...values)
    }
  }
  database.exec('commit')
  for (const { response } of batch) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"status":"ok","transaction_id":"1","errors":[]}')
  }
}

createServer(async (request, response) => {
  if (request.method !== 'PUT') {
    response.writeHead(404).end()
    return
  }
  const update = (await json(request)) as Update
  if (!update.rooms.every((room) => codes.has(room.inv_code) && room.dates.every(isSound))) {
    response.writeHead(422).end()
    return
  }
  if (waiting.push({ update, response }) === 1) setImmediate(commit)
}).listen(Number(port), '127.0.0.1')
