// One program for every consumer: it reads, writes, walks, and fails, and tells what it saw.
import type * as innwire from '@innwire/client'

/** What a consumer imports from the client. */
export type Imported = Pick<
  typeof innwire,
  'createClient' | 'AuthenticationError' | 'InnwireError' | 'InputError'
>

const wrongToken = 'wrong-token.4711'

export async function visit(client: Imported, baseUrl: string) {
  const { createClient, AuthenticationError, InnwireError, InputError } = client
  const access = { baseUrl, token: 'demo-token', hrId: 'demo' }
  const hotel = createClient(access)

  const rooms = await hotel.rooms.list()
  const update = await hotel.calendar.updateDaily({
    rooms: [{ inv_code: 'HR:1', dates: [{ date: '2030-12-24', availability: 3, price: '119.90' }] }],
  })
  let reservation: string | undefined
  for await (const { hr_number } of hotel.reservations.all()) {
    reservation = hr_number
    break
  }

  const refused = await failureOf(() => createClient({ ...access, token: wrongToken }).rooms.list())
  const badDate = await failureOf(() =>
    hotel.calendar.updateRange({ inv_code: 'HR:1', start_date: '24.12.2030', end_date: '2030-12-25' }),
  )
  const validated = await failureOf(() => createClient({ ...access, validate: 'throw' }).rooms.list())
  return {
    rooms: rooms.map(({ rate_code }) => rate_code),
    update: update.outcome,
    reservation,
    refused: {
      name: nameOf(refused),
      isItself: refused instanceof AuthenticationError,
      isOfTheClient: refused instanceof InnwireError,
      code: refused instanceof AuthenticationError ? refused.code : undefined,
      showsToken: everythingIn(refused).includes(wrongToken),
    },
    badDate: { name: nameOf(badDate), isItself: badDate instanceof InputError },
    validated: validated === undefined ? 'yes' : String(validated),
  }
}

async function failureOf(call: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await call()
    return undefined
  } catch (error) {
    return error
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined)

/** Every text of an error, also what is not enumerable, with its causes. */
function everythingIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const values = Object.getOwnPropertyNames(error).map((name) => (error as Record<string, unknown>)[name])
  return [String(error), ...values.map(everythingIn)].join('\n')
}
