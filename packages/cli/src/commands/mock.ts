import { once } from 'node:events'
import type { Command } from 'commander'
import { untilInterrupted } from '../engine/interrupt.ts'
import { WrongUse } from '../failure.ts'
import { port } from '../option-values.ts'

export function addMock(innwire: Command): void {
  innwire
    .command('mock')
    .description('run a mock that answers every operation with the examples of the contract')
    .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', port, 4010)
    .addHelpText(
      'after',
      `
It keeps nothing: what you send is checked and answered, and changes nothing. For answers to what you do, run innwire
server --demo.

Example:
  innwire mock --port 4010`,
    )
    .action(async (flags) => {
      const { signal } = untilInterrupted()
      const { startMock } = await import('@innwire/mock')
      const mock = await startMock({ port: flags.port }).catch((error) => {
        if (error.code !== 'EADDRINUSE') throw error
        throw new WrongUse(
          `Port ${flags.port} is taken by another program. Choose another with --port, or 0 for a free one.`,
        )
      })
      process.stdout.write(`${mock.url}\n`)
      if (!signal.aborted) await once(signal, 'abort')
      await mock.stop()
    })
}
