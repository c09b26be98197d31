import { printedBy } from '../build/command.ts'

const git = async (folder: string, ...args: string[]): Promise<string> =>
  (await printedBy('git', args, folder)).trim()

/**
 * The commit of `main` that the change at hand starts from. Undefined where git cannot tell: without a repository or
 * its history, and on `main` itself, where a change has been judged before.
 */
export async function startOfChange(folder: string): Promise<string | undefined> {
  for (const main of ['origin/main', 'main']) {
    const start = await git(folder, 'merge-base', 'HEAD', main).catch(() => undefined)
    if (start === undefined) continue
    const uncommitted = await git(folder, 'status', '--porcelain', '--', 'openapi', '.changeset')
    return uncommitted || start !== (await git(folder, 'rev-parse', 'HEAD')) ? start : undefined
  }
  return undefined
}

/** Writes the contracts as they were at a commit, and gives the folder that stands for its repository. */
export async function contractsAt(commit: string, folder: string, scratch: string): Promise<string> {
  const archive = `${scratch}before.tar`
  await git(folder, 'archive', `--output=${archive}`, commit, 'openapi')
  await printedBy('tar', ['-xf', archive, '-C', scratch])
  return scratch
}

/** The changesets that were added or rewritten since a commit, whether they are committed or not. */
export async function changedSince(commit: string, folder: string): Promise<string[]> {
  const changed = await git(
    folder,
    'diff',
    '--name-only',
    '--diff-filter=AM',
    commit,
    '--',
    '.changeset/*.md',
  )
  const untracked = await git(folder, 'ls-files', '--others', '--exclude-standard', '--', '.changeset/*.md')
  return [changed, untracked].flatMap((lines) => lines.split('\n')).filter(Boolean)
}
