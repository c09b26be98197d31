import type { ResponseBody } from '@innwire/types'
import { expect } from 'vitest'
import type { Stay as ShownStay } from '../../../src/generated/control.ts'
import type { GuestStep, Step } from '../histories/steps.ts'
import { addDays } from '../oracle/dates.ts'
import { type Invoice, type Item, post } from '../oracle/postings.ts'
import { isRefusal } from '../oracle/refusal.ts'
import { checkOut, inHouse, keyOf } from '../oracle/stays.ts'
import { todayOf } from '../oracle/world.ts'
import { expectRefusal, type Game, pick, propertyPath } from './game.ts'

type Do<Kind extends Step['do']> = Step & { do: Kind }

export async function playCheckIn(game: Game, { room, guests, booking }: Do<'check in'>): Promise<void> {
  const { service, world, hrId } = game
  const hr_number =
    booking === undefined ? null : (pick(world.reservations, booking)?.hr_number ?? 'R-nothing')
  const names = Array.from({ length: guests }, (_, index) => `Guest ${index + 1}`)
  const stay = {
    room_name: room,
    hr_number,
    checkin_date: todayOf(world),
    checkout_date: addDays(todayOf(world), 3),
    guests: names.map((firstname) => ({ firstname, lastname: 'Doe', birth_date: '1980-02-29' })),
  }
  const reply = await service.control<ShownStay>('POST', `/properties/${hrId}/stays`, stay)
  if (hr_number === 'R-nothing') {
    return expectRefusal(reply, { refused: 422, code: 'unknown_reference' })
  }
  expect(reply.status).toBe(201)
  const { reservation_id, guests: shown } = reply.body
  expect(shown.map(({ firstname }) => firstname)).toEqual(names)
  world.stays.push({
    id: reservation_id,
    room,
    guests: shown.map(({ customer_id }, index) => ({
      id: customer_id,
      name: `${names[index]} Doe`,
      gone: false,
    })),
  })
  await expectInHouse(game)
}

export async function playCheckOut(game: Game, { which, guests }: Do<'check out'>): Promise<void> {
  const { service, world, hrId } = game
  const stay = pick(world.stays, which)
  const nobody = 999_999_999
  // One more than there are guests stands for somebody else.
  const customers = guests?.map(
    (position) => pick([...(stay?.guests ?? []), { id: nobody }], position)?.id ?? nobody,
  )
  const customer_ids = customers && [...new Set(customers)]
  const path = `/properties/${hrId}/stays/${stay?.id ?? nobody}/check-out`
  const reply = await service.control<ShownStay>('POST', path, customer_ids ? { customer_ids } : {})
  const expected = stay ? checkOut(stay, customer_ids) : { refused: 404, code: 'not_found' }
  if (isRefusal(expected)) return expectRefusal(reply, expected)
  expect(reply.status).toBe(200)
  const gone = reply.body.guests.map((guest) => guest.checked_out_at !== null)
  expect(gone).toEqual(expected.guests.map((guest) => guest.gone))
  await expectInHouse(game)
}

export async function expectInHouse(game: Game): Promise<void> {
  const { body } = await game.service.send<ResponseBody<'listInHouseGuests'>>(
    'GET',
    propertyPath(game, '/api/v1/apps/line_items/in_house'),
  )
  const shown = body.data.map((its) => [its.reservation_id_customer_id, its.room_name, its.customer_name])
  expect(shown.sort()).toEqual(
    inHouse(game.world)
      .map(({ key, room, name }) => [key, room, name])
      .sort(),
  )
}

export async function playPost(game: Game, { id, guest, invoice, note, posts, copies }: Do<'post'>) {
  const sent = {
    transaction_id: id,
    invoice_number: invoice,
    pos_id: 'terminal 1',
    reservation_id_customer_id: chargedTo(game, guest),
    ...(note !== undefined && { note }),
    posts,
  }
  await sendInvoice(game, sent, copies)
}

/** An invoice that was accepted comes again: the same in another spelling, or another under the same id. */
export async function playPostAgain(game: Game, { which, change }: Do<'post again'>): Promise<void> {
  const invoice = pick(game.invoices, which)
  if (!invoice) return
  const { posts, ...head } = invoice
  const again = { posts: posts.map(respelled), ...head }
  await sendInvoice(game, change === 'spelling' ? again : { ...again, invoice_number: 'I-other' }, 1)
}

function respelled(item: Item): Item {
  const { amount, post_type, ...rest } = item
  const text = String(amount)
  const longer = /\.\d{3}$/.test(text) ? text : text.includes('.') ? `${text}0` : `${text}.00`
  return { amount: longer, product_id: null, ...rest, post_type: post_type.toUpperCase() }
}

function chargedTo({ world }: Game, guest: GuestStep): string {
  if (guest === 'direct sales') return '-1'
  if (guest === 'no key') return 'room 101'
  const keys = world.stays.flatMap((stay) => stay.guests.map((its) => keyOf(stay, its)))
  return (guest === 'nobody' ? undefined : pick(keys, guest)) ?? '999999:1'
}

async function sendInvoice(game: Game, invoice: Invoice, copies: number): Promise<void> {
  const path = propertyPath(game, '/api/v1/apps/pos/postings')
  const replies = await Promise.all(
    Array.from({ length: copies }, () =>
      game.service.send<ResponseBody<'createPosting'>>('POST', path, { json: invoice }),
    ),
  )
  const expected = post(game.world, invoice)
  if (isRefusal(expected)) {
    for (const reply of replies) expectRefusal(reply, expected)
    return
  }
  const { posted, replayed } = expected
  const data = posted.lines.map(({ department, account, mapping }, index) => ({
    index,
    department_id: `HR:${department}`,
    revenue_account_id: `HR:${account}`,
    mapping,
  }))
  const { transaction_id } = invoice
  const body = { status: 'success', transaction_id, folio_id: posted.folio, data }
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body })
  const replays = replies.filter((reply) => reply.headers.get('idempotent-replayed') === 'true')
  expect(replays).toHaveLength(replayed ? copies : copies - 1)
  if (!replayed) game.invoices.push(invoice)
}
