import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { StartedProgram } from '../test/harness/started-program.ts'

const start = (env: Record<string, string>) => new StartedProgram('scripts/start.ts', { cwd: root, env })
const freePorts = { DOCS_PORT: '0', MOCK_PORT: '0', SERVER_PORT: '0', CONTROL_PORT: '0' }

describe('npm start', () => {
  it('serves docs, mock and server, prints a line to try that works, and ends cleanly on Ctrl-C', async () => {
    const program = start(freePorts)
    await program.prints(/^ready$/m)
    const [, docs = ''] = await program.prints(/docs {5}(http:\S+)/)
    expect(await fetch(docs).then((response) => response.text())).toContain('Innwire')
    expect((await fetch(`${docs}/reference.html`)).status).toBe(200)
    const [, url = ''] = await program.prints(/Try: {5}curl '(\S+)'/)
    const { rooms } = await fetch(url).then((response) => response.json())
    expect(rooms).toHaveLength(12)
    const [, mock = ''] = await program.prints(/mock {5}(http:\S+)/)
    expect((await fetch(`${mock}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).status).toBe(200)
    const [, control = '', token] = await program.prints(/control {2}(http:\S+) {2}\(token: (\S+)\)/)
    const clock = await fetch(`${control}/clock`, { headers: { authorization: `Bearer ${token}` } })
    expect(clock.status).toBe(200)

    program.interrupt()
    expect(await program.ends()).toBe(0)
    await expect(fetch(docs)).rejects.toThrow()
  })

  describe('when a port is taken', () => {
    let other: Server
    let port: number
    beforeAll(async () => {
      other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      port = (other.address() as { port: number }).port
    })
    afterAll(() => other.close())

    it.each(Object.keys(freePorts))(
      'says so, with the port and %s to change, and exits with 1',
      async (variable) => {
        const program = start({ ...freePorts, [variable]: String(port) })
        expect(await program.ends()).toBe(1)
        expect(program.printed.trim()).toBe(
          `Port ${port} is taken by another program. Choose another: ${variable}=${port + 1} npm start`,
        )
      },
    )
  })

  it('refuses two ports that are the same, before it builds anything', async () => {
    const page = `${root}docs/site/dist/index.html`
    const built = () =>
      stat(page).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      )
    const before = await built()
    const program = start({ ...freePorts, DOCS_PORT: '40999', CONTROL_PORT: '40999' })
    expect(await program.ends()).toBe(1)
    expect(program.printed.trim()).toBe(
      'DOCS_PORT and CONTROL_PORT are both 40999. Choose another for one of them.',
    )
    expect(await built()).toBe(before)
  })

  it('says what is wrong with a control token, without a stack', async () => {
    const program = start({ ...freePorts, INNWIRE_CONTROL_TOKEN: 'short' })
    expect(await program.ends()).toBe(1)
    expect(program.printed).toContain('The control token must have 8 to 128')
    expect(program.printed).not.toMatch(/\n {4}at /)
  })

  it('refuses a port that is none', async () => {
    const program = start({ DOCS_PORT: 'eighty' })
    expect(await program.ends()).toBe(1)
    expect(program.printed.trim()).toBe(
      'DOCS_PORT is "eighty". Give a number from 0 (any free port) to 65535.',
    )
  })
})
