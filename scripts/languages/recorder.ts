import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as a generated client sent it. */
export type SentRequest = { method: string; path: string; query: string; contentType: string; body: string }

/** Passes requests on to a server and keeps what was sent: an answer alone does not tell that nothing got lost. */
export class Recorder {
  readonly #server = createServer()
  readonly #target: string
  #sent: SentRequest[] = []

  private constructor(target: string) {
    this.#target = target
    this.#server.on('request', async (request, response) => {
      const { method = '', url = '', headers } = request
      const [path = '', query = ''] = url.split('?')
      const { 'content-type': contentType = '' } = headers
      const body = await text(request)
      this.#sent.push({ method, path, query, contentType, body })
      const answer = await fetch(this.#target + url, {
        method,
        ...(contentType && { headers: { 'content-type': contentType } }),
        ...(body && { body }),
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(await answer.text())
    })
  }

  static async start(target: string): Promise<Recorder> {
    const recorder = new Recorder(target)
    await new Promise<void>((resolve) => recorder.#server.listen(0, '127.0.0.1', resolve))
    return recorder
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What was sent since the last time. */
  take(): SentRequest[] {
    const sent = this.#sent
    this.#sent = []
    return sent
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
