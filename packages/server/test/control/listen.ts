import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { vi } from 'vitest'
import type { Server } from '../../src/index.ts'
import { waiting } from '../property-api/hotel.ts'
import type { Json } from '../support/answered.ts'

/** An event of the stream. */
export type Heard = { id: string; event: string; data: Json }

export type Listener = Awaited<ReturnType<typeof listen>>

/** Opens a stream of events, and reads all that comes. */
export async function listen(
  { controlUrl, controlToken }: Pick<Server, 'controlUrl' | 'controlToken'>,
  headers: Record<string, string> = {},
) {
  const asked = request(`${controlUrl}/control/v1/events`, {
    headers: { authorization: `Bearer ${controlToken}`, ...headers },
    agent: false,
  }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  response.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  response.on('error', () => {})
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  const heard = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((block): Heard[] => {
        const [, id = '', event = '', data = ''] = /^id: (.+)\nevent: (.+)\ndata: (.+)$/.exec(block) ?? []
        return event ? [{ id, event, data: JSON.parse(data) }] : []
      })
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    /** All that came, as it came. */
    text: () => text,
    heard,
    /** Resolves with the first event that fits. */
    until: (fits: (its: Heard) => boolean): Promise<Heard> =>
      vi.waitFor(() => {
        const found = heard().find(fits)
        if (!found)
          throw new Error(`Not heard; there was ${heard().map(({ id, event }) => `${id} ${event}`)}`)
        return found
      }, waiting),
    /** Resolves when the stream is over. */
    ended,
    close: () => asked.destroy(),
  }
}
