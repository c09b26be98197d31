import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createApp } from '../../src/http/app.ts'
import { redactor } from '../../src/http/redact.ts'
import { type RequestLog, requestLog } from '../../src/http/request-log.ts'
import { addRequestTrace } from '../../src/operation/request-trace.ts'

/** How often the address of a request was redacted, which takes its time. */
async function timesRedacted(requests: RequestLog | undefined): Promise<number> {
  const log = pino({ enabled: false })
  const redact = redactor({ isTokenHash: () => false, controlToken: undefined })
  let times = 0
  const counting = {
    ...redact,
    address: (url: string) => {
      times += 1
      return redact.address(url)
    },
  }
  const app = createApp(log, { redact })
  const clock = { now: () => new Date(0) }
  addRequestTrace(app, { api: 'property', requests, clock, redact: counting, log, metrics: undefined })
  app.get('/', async (request, reply) => {
    request.trace = { operationId: 'listRooms', struck: [] }
    return reply.send('done')
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await (await fetch(`${address}/?token=of-a-hotel`)).text()
  await app.close()
  return times
}

it('an address is redacted for those who can see it, and not where there is no control API', async () => {
  expect(await timesRedacted(requestLog())).toBe(1)
  expect(await timesRedacted(undefined)).toBe(0)
})
