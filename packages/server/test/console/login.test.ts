import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frame } from '../../console/src/texts/frame.ts'
import { type ConsolePage, startConsole } from './console-page.ts'

let shown: ConsolePage
beforeAll(async () => {
  shown = await startConsole()
})
afterAll(() => shown.stop())

test('a wrong token is refused in the words of the API, and a right one opens the requests', async () => {
  const { page } = shown
  await page.goto('/console')
  await page.getByRole('button', { name: frame.login.submit }).click()
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(frame.login.missing)
  await page.getByLabel(frame.login.token).fill('wrong-token')
  await page.getByRole('button', { name: frame.login.submit }).click()
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/401 unauthorized/)
  expect(shown.complaints.splice(0)).toEqual(['401 /control/v1/session'])

  await shown.logIn()
  expect(new URL(page.url()).pathname).toBe('/console/demo/requests')
})

test('the token is nowhere that a script, a bystander or a later user could find it', async () => {
  const { page, server } = shown
  const found = await page.evaluate(() => ({
    page: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input')].map(({ value }) => value),
    url: location.href,
    cookie: document.cookie,
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    history: JSON.stringify(history.state),
  }))
  expect(JSON.stringify(found)).not.toContain(server.controlToken)
  expect(found.cookie).toBe('')
  expect(found.session).toBe('{}')
})

test('a reload goes on with the session, at the same place', async () => {
  const { page } = shown
  await shown.open('folios')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: frame.views.folios }).waitFor()
})

test('a page of another port of this machine can neither read nor change anything by the cookie', async () => {
  const stranger = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>a stranger</title>'),
  )
  await once(stranger.listen(0, '127.0.0.1'), 'listening')
  const page = await shown.page.context().newPage()
  try {
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
    const api = `${shown.server.controlUrl}/control/v1`
    const tried = await page.evaluate(async (address) => {
      const ask = (path: string, init: RequestInit) =>
        fetch(address + path, { credentials: 'include', ...init }).then(
          ({ status }) => status,
          () => 'refused by the browser',
        )
      const json = { 'content-type': 'application/json' }
      return {
        read: await ask('/properties', {}),
        changed: await ask('/clock', {
          method: 'PUT',
          headers: json,
          body: '{"now":"2030-01-01T00:00:00Z"}',
        }),
        // Sent without a question of the browser, and its answer is hidden from the page: it has to change nothing.
        blindly: await ask('/reset', { method: 'POST', mode: 'no-cors' }),
      }
    }, api)
    expect(tried).toMatchObject({ read: 'refused by the browser', changed: 'refused by the browser' })
    const refused = shown.complaints.splice(0).filter((line) => line.startsWith('401'))
    expect(refused).toContain('401 /control/v1/reset')
  } finally {
    await page.close()
    stranger.close()
    shown.foreignRequests.splice(0)
  }
  const clock = await shown.page.evaluate(() =>
    fetch('/control/v1/clock').then((answer) => answer.json() as Promise<{ now: string }>),
  )
  expect(Date.parse(clock.now)).toBeLessThan(Date.parse('2030-01-01T00:00:00Z'))
})

test('logging out ends the session, and the page asks for a token again', async () => {
  const { page } = shown
  await shown.open('requests')
  await page.getByRole('button', { name: frame.logout }).click()
  await page.getByLabel(frame.login.token).waitFor()
  const status = await page.evaluate(() => fetch('/control/v1/session').then((answer) => answer.status))
  expect(status).toBe(401)
  expect(shown.complaints.splice(0)).toEqual(['401 /control/v1/session'])
})
