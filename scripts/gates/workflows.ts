import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type CommandResult, command } from '../build/command.ts'
import { root } from '../build/root.ts'
import { type Gate, sum, verdict } from './gate.ts'

const bundle = 'packages/types/src/generated/openapi.yaml'

/** Far enough ahead for a server that refuses the past. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const polling = 'openapi/workflows/poll-reservations.arazzo.yaml'

/** A page that has no reservations, though there are some on others. */
const pagePastTheEnd = 1000

export const workflowFiles = async (folder = root) =>
  (await Array.fromAsync(glob('openapi/workflows/*.arazzo.yaml', { cwd: folder }))).sort()

export const workflowLint: Gate = {
  name: 'workflow lint (Redocly)',
  needs: 'generated',
  run: async () => {
    const args = ['lint', ...(await workflowFiles()), '--config', 'openapi/redocly-workflows.yaml']
    return verdict(await command('redocly', args))
  },
}

/** Runs every Arazzo workflow against the mock, and against the server, whose answers are then held against the contract. */
export const workflows: Gate = {
  name: 'workflows run against mock and server (Redocly respect, drift)',
  needs: 'built',
  run: async () => {
    const { startMock } = await import('@innwire/mock')
    const { startServer } = await import('@innwire/server')
    const folder = await mkdtemp(join(tmpdir(), 'innwire-workflows-'))
    const mock = await startMock({ port: 0 })
    const server = await startServer({ port: 0, demo: true })
    try {
      const verdicts = []
      for (const file of await workflowFiles()) {
        const traffic = join(folder, `${basename(file)}.har`)
        verdicts.push(verdict(await runWorkflow(file, mock.url, 1)))
        verdicts.push(verdict(await runWorkflow(file, server.url, 1, ['--har-output', traffic])))
      }
      verdicts.push(verdict(await runWorkflow(polling, server.url, pagePastTheEnd)))
      const held = ['drift', folder, '--api', bundle, '--server', server.url]
      return sum([...verdicts, verdict(await command('redocly', held))])
    } finally {
      await Promise.all([mock.stop(), server.stop()])
      await rm(folder, { recursive: true })
    }
  },
}

function runWorkflow(file: string, url: string, page: number, more: string[] = []): Promise<CommandResult> {
  const input = {
    token: 'demo-token',
    hr_id: 'demo',
    since: inDays(-2),
    page,
    first_date: inDays(30),
    second_date: inDays(31),
    room_name: '101',
    customer_name: 'Eric Martin',
    transaction_id: crypto.randomUUID(),
    invoice_number: 'REST-4711',
  }
  return command('redocly', [
    'respect',
    file,
    '--input',
    JSON.stringify(input),
    '--server',
    `property=${url}`,
    ...more,
  ])
}
