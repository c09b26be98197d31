import { execFile, spawn } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify, stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

export type CommandResult = { code: number; output: string }

/**
 * Runs a program of `node_modules/.bin`, or one by its absolute path, from the repository's root and keeps what it prints,
 * both streams in order.
 * @param options.env is set besides
 * @param options.onLine is told each whole line as it comes
 */
export function command(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; onLine?: (line: string) => void } = {},
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
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  if (options.onLine) createInterface({ input: child.stdout }).on('line', options.onLine)
  child.on('error', reject)
  child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  return promise
}

/** More than any list of packages is long. */
const mostBytes = 50_000_000

/**
 * Runs a program of the machine, such as git or npm, and gives what it prints to standard output alone.
 * @throws {Error} with what it said, when it fails
 */
export async function printedBy(program: string, args: string[], cwd = root): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd, maxBuffer: mostBytes })
  return stdout
}
