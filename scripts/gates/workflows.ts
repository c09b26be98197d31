import { glob } from 'node:fs/promises'
import { command } from '../command.ts'
import { root } from '../root.ts'
import { type Gate, verdict } from './gate.ts'

/** Far enough ahead for a server that refuses the past. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const workflowFiles = async () =>
  (await Array.fromAsync(glob('openapi/workflows/*.arazzo.yaml', { cwd: root }))).sort()

export const workflowLint: Gate = {
  name: 'workflow lint (Redocly)',
  run: async () => {
    const args = ['lint', ...(await workflowFiles()), '--config', 'openapi/redocly-workflows.yaml']
    return verdict(await command('redocly', args))
  },
}

/** Runs every Arazzo workflow against the mock. */
export const workflows: Gate = {
  name: 'workflows run against the mock',
  run: async () => {
    const { startMock } = await import('@innwire/mock')
    const mock = await startMock({ port: 0 })
    try {
      const input = {
        token: 'demo-token',
        hr_id: 'demo',
        since: inDays(-2),
        first_date: inDays(30),
        second_date: inDays(31),
        transaction_id: crypto.randomUUID(),
      }
      const servers = `property=${mock.url}`
      const args = [
        'respect',
        ...(await workflowFiles()),
        '--input',
        JSON.stringify(input),
        '--server',
        servers,
      ]
      return verdict(await command('redocly', args))
    } finally {
      await mock.stop()
    }
  },
}
