import { createClient, InnwireError, type ReadReservationPage } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

// What changed before this day is saved, by our reading (D40) whatever its age: a walk has shown it. Keep both days in
// your database.
let savedUntil = '2026-11-18'
let walkedOn = ''
// Whether a page may be lost. A start may follow a crash, so that it begins with looking back.
let lookBack = true
// What the last page showed.
let lastPage = ''

/** One round of polling; call it every ten minutes, or as often as the quota lets you beside all else. */
export async function poll() {
  // The hotel may be in another time zone, and a service may leave out the day that it is asked from.
  const [today, twoDaysAgo, monthAgo] = [daysAgo(0), daysAgo(2), daysAgo(29)]
  try {
    // Once a day, too: the list below leaves out what was booked long ago, even if it is cancelled today.
    if (lookBack || walkedOn !== today) {
      for await (const page of hotel.reservations.pages({ from_last_update_date: savedUntil })) take(page)
      savedUntil = twoDaysAgo
      walkedOn = today
    }
    lookBack = true
    // Without from_date, it would begin 10 days back; the most is 30.
    const filter = { from_date: monthAgo, per_page: 100 }
    const list = await hotel.reservations.list(filter)
    take(list)
    // A service that takes nothing for delivered shows the same page again: what is new is behind it.
    const page = JSON.stringify(list.reservations)
    const more = list.reservations.length + list.unreadable.length >= 100 || Number(list.pages) > 1
    lookBack = more && page === lastPage
    lastPage = page
  } catch (error) {
    if (!(error instanceof InnwireError)) throw error
    console.log(`The next round looks back to ${savedUntil}. ${error.message}`)
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Saves a page. Must not mind what is saved already: looking back shows it again. */
function take({ reservations, unreadable }: ReadReservationPage) {
  for (const { hr_number, state } of reservations) console.log(hr_number, state)
  if (unreadable.length > 0) console.log('For a person:', unreadable)
}

await poll()
