import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import sirv from 'sirv'

/** Serves a built page from an origin of its own, opens it in the browser, and calls its `visit`. */
export async function runInPage(browser: Browser, folder: string, baseUrl: string): Promise<unknown> {
  const files = sirv(folder)
  const server = createServer((request, response) => files(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = await browser.newPage()
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return await page.evaluate(`visit(${JSON.stringify(baseUrl)})`)
  } finally {
    await page.close()
    server.close()
    server.closeAllConnections()
  }
}
