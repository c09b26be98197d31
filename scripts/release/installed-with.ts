import { printedBy } from '../build/command.ts'

/**
 * What npm installs with packages of this repository, without their tools and tests.
 * @returns the folder of each, the packages themselves included
 */
export async function installedWith(names: string[]): Promise<string[]> {
  const chosen = names.map((name) => `--workspace=${name}`)
  const args = ['ls', '--all', '--omit=dev', '--parseable', ...chosen]
  const [, ...folders] = (await printedBy('npm', args)).trim().split('\n')
  return folders
}
