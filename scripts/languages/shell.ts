import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a program and gives what it printed.
 * @throws {Error} with what it printed, when it fails
 */
export async function shell(
  program: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  try {
    const { stdout, stderr } = await run(program, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 100_000_000,
    })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr || (error as Error).message}`)
  }
}

/** Whether a program is in PATH. */
export const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
