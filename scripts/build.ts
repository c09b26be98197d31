import { command } from './command.ts'

/**
 * Generates and builds what is stale. Two runs of turbo: it hashes the inputs of a task before the tasks that it
 * depends on have run, so one run would file a build of new sources under the hash of the old ones.
 * @throws with everything that was printed, when a task fails
 */
export async function buildStale(): Promise<void> {
  for (const task of ['generate', 'build']) {
    const { code, output } = await command('turbo', [
      'run',
      task,
      '--output-logs=errors-only',
      '--no-update-notifier',
    ])
    if (code !== 0) throw new Error(`turbo run ${task} failed:\n${output}`)
  }
}
