import type { OperationId } from '@innwire/types'
import { type AnswerTable, answer } from './answer-table.ts'
import {
  count,
  currencyCode,
  date,
  decimal,
  guestKey,
  listOf,
  nullable,
  object,
  objects,
  oneOf,
  optional,
  seen,
  serviceId,
  text,
  whole,
} from './field-values.ts'
import type { JsonObject } from './json.ts'

/** An answer to a posting (D26). */
const posted = (): JsonObject => ({
  status: 'success',
  transaction_id: 'tr1234',
  folio_id: '41749',
  data: [
    { index: 0, department_id: 'HR:37', revenue_account_id: 'HR:62', mapping: 'mapped' },
    { index: 1, department_id: 'HR:38', revenue_account_id: 'HR:61', mapping: 'default' },
  ],
})

const inHouseLists: OperationId[] = ['listInHouseGuests', 'listInHouseGuestsSample']
const departmentLists: OperationId[] = ['listSalesDepartments', 'listSalesDepartmentsSample']
const status = oneOf('success')
const account = {
  id: whole,
  name: text,
  type_code: seen('extras', 'f-b', 'other_payments'),
  api_code: serviceId,
  type: oneOf('expense', 'payment'),
}

/** Guests, accounts and postings, by hand from the description of the service. */
export const postingAnswers: AnswerTable[] = [
  answer('GuestList', ['listGuests'], 'guests', '', { status, data: objects, total_count: count }),
  answer('Guest', ['listGuests'], 'guests', 'data[1]', {
    identify: text,
    firstname: text,
    lastname: text,
    gender: nullable(seen('male')),
    room: text,
    country: text,
    nationality: text,
    email: text,
    phone_number: optional(text),
    birth_date: date,
    checkin_date: date,
    checkout_date: date,
  }),
  answer('RevenueAccountList', ['listRevenueAccounts'], 'revenue_accounts', '', {
    status,
    data: objects,
    total_count: count,
  }),
  answer('RevenueAccount', ['listRevenueAccounts'], 'revenue_accounts', 'data[2]', {
    ...account,
    tax_amounts: listOf(decimal),
  }),
  answer('SalesDepartmentList', departmentLists, 'sales_departments', '', {
    status,
    data: objects,
    total_count: count,
  }),
  answer('SalesDepartment', departmentLists, 'sales_departments', 'data[3]', account),
  answer('ExtraList', ['listExtras'], 'extras', '', {
    status,
    data: objects,
    currency: currencyCode,
    total_count: count,
  }),
  answer('ExtraEntry', ['listExtras'], 'extras', 'data[1]', { option_value: object }),
  answer('Extra', ['listExtras'], 'extras', 'data[1].option_value', {
    category_id: whole,
    name: text,
    unit: text,
    sales_department_id: whole,
    revenue_account_id: whole,
    category_name: text,
    unit_price: decimal,
    api_code: serviceId,
    extra_id: whole,
  }),
  answer('InHouseGuestList', inHouseLists, 'in_house', '', { status, data: objects }),
  answer('InHouseGuest', inHouseLists, 'in_house', 'data[2]', {
    room_id: whole,
    room_name: text,
    reservation_id_customer_id: guestKey,
    customer_name: text,
  }),
  answer('PostingResult', ['createPosting'], posted, '', {
    status,
    transaction_id: text,
    folio_id: text,
    data: objects,
  }),
  answer('PostingResultItem', ['createPosting'], posted, 'data[1]', {
    index: count,
    department_id: serviceId,
    revenue_account_id: serviceId,
    mapping: oneOf('direct', 'mapped', 'default', 'product'),
  }),
]
