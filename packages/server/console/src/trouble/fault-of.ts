import type { Request } from '../api/call.ts'

/** The fault that a form describes; a field that is empty is left to its default, which for a count is without end. */
export function faultOf(form: FormData): NonNullable<Request<'addFault'>['body']> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const filled = (names: string[]) =>
    names.filter((name) => text(name) !== '').map((name) => [name, text(name)])
  const numbers = filled(['status', 'delay_ms', 'count', 'share']).map(([name, value]) => [
    name,
    numberOf(value),
  ])
  return Object.fromEntries([...filled(['effect', 'moment', 'operation', 'hr_id']), ...numbers])
}

/** What is no number goes as it is, so that the server says what is wrong with it. */
const numberOf = (text = ''): number | string => (Number.isNaN(Number(text)) ? text : Number(text))
