import { createClient, InnwireError } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

// What changed before this day is saved. Keep it in your database.
let savedUntil = '2026-11-18'
// Whether a page may be lost. A start may follow a crash, so that it begins with looking back.
let lookBack = true
// What the last page showed.
let lastPage = ''

/** One round of polling; call it once a minute. */
export async function poll() {
  // The hotel may be in another time zone, and a service may leave out the day that it is asked from.
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  try {
    if (lookBack) {
      for await (const one of hotel.reservations.all({ from_last_update_date: savedUntil })) save(one)
      savedUntil = twoDaysAgo
    }
    lookBack = true
    const { reservations, unreadable, pages } = await hotel.reservations.list({ per_page: 100 })
    for (const one of reservations) save(one)
    if (unreadable.length > 0) console.log('For a person:', unreadable)
    // A service that takes nothing for delivered shows the same page again: what is new is behind it.
    const page = JSON.stringify(reservations)
    const more = reservations.length + unreadable.length >= 100 || Number(pages) > 1
    lookBack = more && page === lastPage
    lastPage = page
    // One page: nothing is left.
    if (!more) savedUntil = twoDaysAgo
  } catch (error) {
    if (!(error instanceof InnwireError)) throw error
    console.log(`The next round looks back to ${savedUntil}. ${error.message}`)
  }
}

/** Must not mind what is saved already: looking back shows it again. */
function save({ hr_number, state }: { hr_number: string; state?: string | null }) {
  console.log(hr_number, state)
}

await poll()
