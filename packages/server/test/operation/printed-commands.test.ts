import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlToken, ServerProcess } from '../crash/server-process.ts'

/** Sends what the commands have curl send, and says which arguments everybody could see. */
const curl = `#!${process.execPath}
const args = process.argv.slice(2)
const value = (name) => args[args.indexOf(name) + 1]
const method = args.includes('-X') ? value('-X') : 'GET'
const line = value('-H') === '@-' ? require('node:fs').readFileSync(0, 'utf8') : value('-H')
const [name, content] = line.split(': ')
fetch(args.at(-1), { method, headers: { [name]: content } })
  .then(({ status }) => console.log(JSON.stringify({ args, status })))
`

let folder: string
let server: ServerProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-commands-'))
  await writeFile(join(folder, 'curl'), curl, { mode: 0o700 })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
})

async function run(command: string, environment: Record<string, string> = {}) {
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, ...environment }
  const child = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(printed) as { args: string[]; status: number }
}

const start = async (token: string) => {
  await server?.stop()
  server = await new ServerProcess(['--demo', '--port', '0'], { INNWIRE_CONTROL_TOKEN: token }).ready()
  return server
}
const lineIn = (printed: string) => /Try: +(.*\/control\/v1\/properties')/.exec(printed)?.[1] ?? ''

it('the line that is printed for the control API works, and shows nobody the token that was made', async () => {
  const { printed } = await start('')
  const [, token = ''] = /\(token: (\S+)\)/.exec(printed) ?? []
  const { args, status } = await run(lineIn(printed))
  expect(status).toBe(200)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(args.join(' ')).not.toContain(token)
})

it('the line that is printed works where the token is in the environment, and shows it to nobody', async () => {
  const { printed } = await start(controlToken)
  expect(printed).not.toContain(controlToken)
  const { args, status } = await run(lineIn(printed), { INNWIRE_CONTROL_TOKEN: controlToken })
  expect(status).toBe(200)
  expect(args.join(' ')).not.toContain(controlToken)
})

it('the command of the guide that takes a snapshot works, and shows the token to nobody', async () => {
  const { controlUrl } = await start(controlToken)
  const guide = await readFile(fileURLToPath(new URL('../../../../docs/operate.md', import.meta.url)), 'utf8')
  const [, command = ''] = /A snapshot is a backup, too\..*?```sh\n(.*?)```/s.exec(guide) ?? []
  const here = command.replaceAll('http://127.0.0.1:4021', controlUrl)
  const { args, status } = await run(here, { INNWIRE_CONTROL_TOKEN: controlToken })
  expect(status).toBe(200)
  expect(args.join(' ')).not.toContain(controlToken)
})
