import { command } from './command.ts'
import { root } from './root.ts'

/** A step of the build failed; the message is what its programs said, and nothing around it. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/** Makes everything that is generated from the contracts. */
export const generateStale = (): Promise<void> => turbo('generate')

/** Builds only what judges a contract, so that a contract can be judged before there is a server for it. */
export const buildJudges = (): Promise<void> =>
  turbo('build', '--filter=@innwire/spectral-ruleset', '--filter=@innwire/validators')

/**
 * Generates and builds what is stale. Two runs of turbo: it hashes the inputs of a task before the tasks that it
 * depends on have run, so one run would file a build of new sources under the hash of the old ones.
 * @throws {BuildError} when a task fails
 */
export async function buildStale(): Promise<void> {
  await generateStale()
  await turbo('build')
}

/**
 * Builds the docs site, when it is stale. It is no part of a build: only those who read or pack the docs wait for it.
 * @returns the folder that it is in
 * @throws {BuildError} when a page or a reference cannot be made
 */
export async function buildSite(): Promise<string> {
  await turbo('site')
  return `${root}docs/site/dist`
}

async function turbo(task: string, ...more: string[]): Promise<void> {
  const { code, output } = await command('turbo', [
    'run',
    task,
    ...more,
    '--output-logs=errors-only',
    '--no-update-notifier',
  ])
  if (code !== 0) throw new BuildError(saidByTasks(output) || output)
}

/** The lines of the tasks themselves, without those that npm and turbo put around them. */
const saidByTasks = (output: string) =>
  [...output.matchAll(/^@innwire\/[\w-]+:\w+: (?!npm |> |cache |$)(.+)$/gm)]
    .map(([, line]) => line)
    .join('\n')
