import type { Client } from '@innwire/client'
import type { Command } from 'commander'
import { type Column, printList } from '../print.ts'
import { connect, forHotel } from '../settings/hotel.ts'

/** A list that feeds a posting, and how a person sees it. */
type List<Row> = {
  about: string
  none: string
  read(hotel: Client): PromiseLike<Row[]>
  columns: Column<Row>[]
}

export function addLookup(innwire: Command): void {
  const lookup = innwire
    .command('lookup')
    .usage('<list> [options]')
    .description('list what a posting refers to: accounts, departments, extras, guests')
  add(lookup, 'accounts', {
    about: 'accounts that items of an invoice are booked to',
    none: 'The hotel has no revenue accounts.',
    read: (hotel) => hotel.revenueAccounts.list(),
    columns: [
      ['CODE', (account) => account.api_code],
      ['NAME', (account) => account.name],
      ['TYPE', (account) => account.type],
      ['TYPE CODE', (account) => account.type_code],
      ['TAXES', (account) => account.tax_amounts.join(' ')],
    ],
  })
  add(lookup, 'departments', {
    about: 'departments that sell',
    none: 'The hotel has no sales departments.',
    read: (hotel) => hotel.salesDepartments.list(),
    columns: [
      ['CODE', (department) => department.api_code],
      ['NAME', (department) => department.name],
      ['TYPE', (department) => department.type],
      ['TYPE CODE', (department) => department.type_code],
    ],
  })
  add(lookup, 'extras', {
    about: 'products, each with its department and account',
    none: 'The hotel has no extras.',
    read: async (hotel) => (await hotel.extras.list()).extras,
    columns: [
      ['CODE', (extra) => extra.api_code],
      ['NAME', (extra) => extra.name],
      ['PRICE', (extra) => extra.unit_price],
      ['UNIT', (extra) => extra.unit],
      ['CATEGORY', (extra) => extra.category_name],
    ],
  })
  add(lookup, 'guests', {
    about: 'guests in the house with their identity data, for a hotspot; personal data',
    none: 'Nobody is in the house.',
    read: (hotel) => hotel.guests.list(),
    columns: [
      ['ROOM', (guest) => guest.room],
      ['FIRST NAME', (guest) => guest.firstname],
      ['LAST NAME', (guest) => guest.lastname],
      ['FROM', (guest) => guest.checkin_date],
      ['TO', (guest) => guest.checkout_date],
    ],
  })
  add(lookup, 'in-house', {
    about: 'guests who can be charged now',
    none: 'Nobody can be charged now.',
    read: (hotel) => hotel.inHouse.list(),
    columns: [
      ['ROOM', (guest) => guest.room_name],
      ['GUEST', (guest) => guest.customer_name],
      ['CHARGE', (guest) => guest.reservation_id_customer_id],
    ],
  })
}

function add<Row>(lookup: Command, name: string, { about, none, read, columns }: List<Row>): void {
  forHotel(lookup.command(name))
    .description(about)
    .addHelpText('after', `\nExample:\n  innwire lookup ${name} --demo`)
    .action(async (flags) => {
      printList(await read(await connect(flags)), columns, none, flags.json)
    })
}
