import { hash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frame } from '../../console/src/texts/frame.ts'
import { reservations } from '../../console/src/texts/reservations.ts'
import type { TokenRole } from '../../src/control/token-roles.ts'
import { type ConsolePage, startConsole, type ViewId } from './console-page.ts'

const views = Object.keys(frame.views) as ViewId[]
const tokenOf = (role: TokenRole) => `token-of-${role}`

let folder: string
let shown: ConsolePage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-roles-'))
  await giveRoles(['read', 'desk', 'admin'].map((role) => [role, role]))
  shown = await startConsole({ controlTokens: fileOfTokens() })
})
afterAll(async () => {
  await shown.stop()
  await rm(folder, { recursive: true })
})

const fileOfTokens = () => join(folder, 'tokens')
/** Gives the token of each first role the second. */
function giveRoles(roles: string[][]): Promise<void> {
  const lines = roles.map(
    ([name, role]) => `a-${name} ${role} ${hash('sha256', tokenOf(name as TokenRole))}\n`,
  )
  return writeFile(fileOfTokens(), lines.join(''), { mode: 0o600 })
}

const buttonsIn = async (place: string): Promise<string[]> =>
  shown.page
    .locator(`${place} :is(button, select)`)
    .evaluateAll((found) =>
      found.map((one) => (one as HTMLSelectElement).labels?.[0]?.textContent || one.textContent || ''),
    )

/** What a person with a role can press or set in each view, and in a booking that is not canceled. */
async function offeredTo(role: TokenRole): Promise<Record<ViewId, Set<string>>> {
  const { page } = shown
  await page.context().clearCookies()
  await page.goto('/console/')
  await page.evaluate(() => localStorage.clear())
  await shown.logIn(tokenOf(role))
  const offered = {} as Record<ViewId, Set<string>>
  for (const view of views) {
    await shown.go(view)
    offered[view] = new Set(await buttonsIn('#view'))
  }
  await shown.go('reservations')
  await page.getByRole('row').filter({ hasText: 'Chloé Dubois' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('table').waitFor()
  const ofBooking = (await buttonsIn('[role="dialog"]')).map((name) => name.replace(/R\d+/, 'R…'))
  offered.reservations = offered.reservations.union(new Set(ofBooking))
  return offered
}

test('a role has the buttons of what it may do, and no others', async () => {
  const [read, desk, admin] = [await offeredTo('read'), await offeredTo('desk'), await offeredTo('admin')]
  const more = (its: typeof read, than: typeof read) =>
    Object.fromEntries(views.map((view) => [view, [...its[view].difference(than[view])].sort()]))
  expect(more(read, admin)).toEqual(Object.fromEntries(views.map((view) => [view, []])))
  expect(more(desk, read)).toEqual({
    requests: [],
    calendar: [],
    channels: ['Send everything again'],
    reservations: [
      'Book …',
      'Cancel the booking',
      'Change R…',
      'Confirm',
      'On the master room',
      'Twelve rooms',
    ],
    folios: ['Check in', 'Check out'],
    trouble: [],
  })
  expect(more(admin, desk)).toEqual({
    requests: [],
    calendar: [],
    channels: ['Booking.com: It behaves', 'Expedia: It behaves'],
    reservations: [],
    folios: [],
    trouble: [
      '+ 1 day',
      '+ 1 hour',
      'Add a fault',
      'Back to the real time',
      'Reset everything',
      'Take a snapshot',
      'To midnight at the hotel',
    ],
  })
})

test('a person whose role is lowered while a form is open reads why it is gone', async () => {
  const { page } = shown
  await page.context().clearCookies()
  await shown.logIn(tokenOf('desk'))
  await shown.go('reservations')
  await page.getByRole('button', { name: reservations.book.one }).click()
  await giveRoles([['desk', 'read']])
  await page.getByRole('dialog').getByRole('button', { name: reservations.book.action, exact: true }).click()
  await page.getByText(frame.roleChanged('read')).first().waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
