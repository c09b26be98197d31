import { command } from '../../build/command.ts'

/** A runtime with a command line, and how it starts a program that may reach the network of this machine only. */
export type Runtime = { runtime: string; program: string; args: string[]; file: string }

/**
 * The Node that npm runs on: in CI, each version that the packages promise. The programs of this repository run on
 * the newer one in node_modules.
 */
export const nodeOfNpm = process.env.npm_node_execpath ?? process.execPath

export const runtimes: Runtime[] = [
  { runtime: 'the Node that npm runs on', program: nodeOfNpm, args: [], file: 'esm.mjs' },
  { runtime: 'Node, as an ES module', program: 'node', args: [], file: 'esm.mjs' },
  { runtime: 'Node, by require', program: 'node', args: [], file: 'require.cjs' },
  { runtime: 'Node, by import() in CommonJS', program: 'node', args: [], file: 'import.cjs' },
  { runtime: 'Bun', program: 'bun', args: ['--no-install'], file: 'esm.mjs' },
  {
    runtime: 'Deno',
    program: 'deno',
    args: ['run', '--no-remote', '--no-prompt', '--node-modules-dir=manual', '--allow-net=127.0.0.1'],
    file: 'esm.mjs',
  },
]

/**
 * Runs a consumer's program.
 * @returns what it reports
 * @throws when the runtime's binary is not there, and when the program prints anything but its report
 */
export async function runOnCommandLine(
  { runtime, program, args, file }: Runtime,
  folder: string,
  baseUrl: string,
): Promise<unknown> {
  const there = await command(program, ['--version']).catch((error: Error) => ({
    code: 1,
    output: error.message,
  }))
  if (there.code !== 0) {
    throw new Error(
      `${runtime} does not start here, so nothing is proven about it. Its binary comes with the npm package ` +
        `"${program}" for this platform: run npm ci, with optional packages and its install script allowed.\n` +
        there.output,
    )
  }
  const { code, output } = await command(program, [...args, file, baseUrl], { cwd: folder })
  try {
    if (code === 0) return JSON.parse(output)
  } catch {
    // It printed something else, which is shown below.
  }
  throw new Error(`Under ${runtime} the program ended with code ${code} and printed:\n${output}`)
}
