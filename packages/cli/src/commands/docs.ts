import { once } from 'node:events'
import type { Command } from 'commander'
import { untilInterrupted } from '../engine/interrupt.ts'
import { port } from '../option-values.ts'

export function addDocs(innwire: Command): void {
  innwire
    .command('docs')
    .description('serve the reference of the API and the guides on this machine, without the network')
    .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', port, 8080)
    .addHelpText(
      'after',
      `
They are those of this version. Ctrl-C stops it.

Example:
  innwire docs --port 8080`,
    )
    .action(async (flags) => {
      const { signal } = untilInterrupted()
      const { serveDocs } = await import('../serve-docs.ts')
      const docs = await serveDocs(flags.port)
      process.stdout.write(`${docs.url}\n`)
      if (!signal.aborted) await once(signal, 'abort')
      await docs.stop()
    })
}
