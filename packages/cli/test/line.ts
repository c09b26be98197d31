import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line to a server that breaks, and keeps the addresses and bodies of the updates that have gone over it. */
export async function openLine(to: string) {
  let updatesLeft = Infinity
  const updates: string[] = []
  let before: { update: number; work: () => Promise<unknown> } | undefined
  const line: HttpServer = createServer((request, response) => {
    if (request.method === 'PUT') updatesLeft -= 1
    if (updatesLeft < 0) {
      request.socket.destroy()
      return
    }
    const forward = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      if (request.method === 'PUT') updates.push(`${request.url} ${Buffer.concat(chunks)}`)
      if (updates.length === before?.update) await before.work()
      const type = request.headers['content-type']
      const answer = await fetch(`${to}${request.url}`, {
        method: request.method ?? 'GET',
        headers: type ? { 'content-type': type } : {},
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      })
      response.end(await answer.text())
    }
    forward().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    updates,
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** Does something before it passes an update on, counted from 1. */
    beforeUpdate(update: number, work: () => Promise<unknown>) {
      before = { update, work }
    },
    /** After so many updates it is as if nobody were there. */
    breaksAfter(many: number) {
      updatesLeft = many
    },
    close: () => new Promise((resolve) => line.close(resolve).closeAllConnections()),
  }
}
