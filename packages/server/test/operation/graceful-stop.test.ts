import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { answersIn } from '../hostile/raw-http.ts'
import { waiting } from '../property-api/hotel.ts'

const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'
const night = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const update = `/api/v2/apps/rooms/~?token=demo-token&hr_id=demo&inv_code=HR:1&start_date=${night}&end_date=${night}&price=90`

async function send(method: string, url: string, agent: Agent) {
  const asked = request(url, { method, agent }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await text(answer)
  return { status: answer.statusCode, last: answer.headers.connection === 'close' }
}

/** A client that asks again at once, until its connection is closed after an answer and it gets no other. */
async function load(url: string, method: string, answered: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: { status: number | undefined; last: boolean }[] = []
  try {
    for (;;) {
      answers.push(await send(method, url, agent))
      answered()
    }
  } catch (error) {
    return { answers, ended: (error as NodeJS.ErrnoException).code }
  }
}

it('clients under load get every answer when SIGTERM comes, and their connections are closed after one', async () => {
  const server = await new ServerProcess(['--demo', '--port', '0', '--log', 'warn']).ready()
  let answers = 0
  const count = () => {
    answers += 1
  }
  const clients = Array.from({ length: 8 }, (_, index) =>
    index % 2 === 0
      ? load(`${server.url}${rooms}`, 'GET', count)
      : load(`${server.url}${update}`, 'PUT', count),
  )
  await vi.waitFor(() => expect(answers).toBeGreaterThan(100), waiting)
  const stopped = server.stop()
  for (const { answers, ended } of await Promise.all(clients)) {
    expect(ended).toBe('ECONNREFUSED')
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.findIndex(({ last }) => last)).toBe(answers.length - 1)
  }
  expect(await stopped).toMatchObject({ code: 0, log: '' })
})

it('all requests that came together are answered, and the last answer says that the connection ends', async () => {
  const server = await startServer({ port: 0, demo: true })
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`GET ${rooms} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`.repeat(5))
  const received = text(socket)
  await once(socket, 'connect')
  await server.stop(60_000)
  const answers = answersIn(Buffer.from(await received))
  expect(answers.map(({ status, headers }) => [status, headers.connection])).toEqual([
    ...Array(4).fill([200, 'keep-alive']),
    [200, 'close'],
  ])
})

it('a supervisor is told that it stops, which ends when no connection is left', async () => {
  const server = await startServer({ port: 0, demo: true })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) => send('GET', `${server.controlUrl}${path}`, agent)
  expect(await ask('/health/ready')).toEqual({ status: 200, last: false })
  const stopped = server.stop(60_000)
  expect(await ask('/health/ready')).toEqual({ status: 503, last: true })
  await stopped
})

it('what stays idle is closed when the time is over', async () => {
  const server = await startServer({ port: 0, demo: true })
  const agent = new Agent({ keepAlive: true })
  expect(await send('GET', `${server.url}${rooms}`, agent)).toEqual({ status: 200, last: false })
  await server.stop(20)
  await expect(send('GET', `${server.url}${rooms}`, new Agent())).rejects.toThrow('ECONNREFUSED')
})
