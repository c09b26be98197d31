import { spawn } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

export type CommandResult = { code: number; output: string }

/** Runs a program of `node_modules/.bin`, or one by its absolute path, from the repository's root and keeps what it prints, both streams in order. */
export function command(
  program: string,
  args: string[],
  options: { cwd?: string } = {},
): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>()
  const child = spawn(isAbsolute(program) ? program : `${root}node_modules/.bin/${program}`, args, {
    cwd: options.cwd ?? root,
    env: {
      ...process.env,
      // Nothing that we run reports home or looks for a newer self.
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      TURBO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', reject)
  child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  return promise
}
