import { printedBy } from '../build/command.ts'

/**
 * What npm installs with packages of this repository, without their tools and tests.
 * @param peers with what they are used beside, or without: that is the choice of those who use them
 * @returns the folder of each, the packages themselves included
 */
export async function installedWith(
  names: string[],
  peers: 'with peers' | 'without peers',
): Promise<string[]> {
  const chosen = names.map((name) => `--workspace=${name}`)
  const omitted = peers === 'with peers' ? ['--omit=dev'] : ['--omit=dev', '--omit=peer']
  const [, ...folders] = (await printedBy('npm', ['ls', '--all', ...omitted, '--parseable', ...chosen]))
    .trim()
    .split('\n')
  return folders
}
