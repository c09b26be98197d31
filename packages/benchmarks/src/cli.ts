import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { byTurns, figureOf, type Group, median } from './figure.ts'

const { resolve } = createRequire(import.meta.url)
const rounds = 21

/** Milliseconds from the start of a process to its end. */
const ms =
  (...args: string[]) =>
  async () => {
    const started = performance.now()
    await promisify(execFile)(process.execPath, args)
    return performance.now() - started
  }

/** How long a person waits for the help, beside the shortest thing that two other command lines can be asked for. */
export const cli: Group = async () => {
  // The first round finds nothing in the machine's cache.
  const [, ...measured] = await byTurns(1 + rounds, {
    innwire: ms(resolve('innwire/package.json').replace(/package\.json$/, 'bin/innwire.js'), '--help'),
    redocly: ms(resolve('@redocly/cli/package.json').replace(/package\.json$/, 'bin/cli.js'), '--version'),
    prism: ms(resolve('@stoplight/prism-cli/dist/index.js'), '--version'),
  })
  return {
    'cli.help.ms': {
      ...figureOf('ms', measured, ({ innwire }) => innwire),
      peers: {
        'redocly --version': median(measured.map(({ redocly }) => redocly)),
        'prism --version': median(measured.map(({ prism }) => prism)),
      },
    },
  }
}
