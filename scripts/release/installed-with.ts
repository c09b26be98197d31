import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../build/root.ts'

/**
 * What npm installs with packages of this repository, without their tools and tests.
 * @returns the folder of each, the packages themselves included
 */
export async function installedWith(names: string[]): Promise<string[]> {
  const chosen = names.map((name) => `--workspace=${name}`)
  const args = ['ls', '--all', '--omit=dev', '--parseable', ...chosen]
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root })
  const [, ...folders] = stdout.trim().split('\n')
  return folders
}
