/** The oldest Node that sync, server, mock and the command line run on; a test compares `engines`, READMEs and docs. */
export const neededNode = '24.18'

type Process = { versions: { node: string }; execPath: string }

/**
 * What is wrong with a Node that is too old; undefined for any other.
 * @param name of the package or program
 * @param present `process`
 */
export function problemOfNode(name: string, { versions, execPath }: Process): string | undefined {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = neededNode.split('.').map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
    ? undefined
    : `${name} needs Node ${neededNode} or later; this is Node ${versions.node} (${execPath}). Install that one, or put it first in PATH.`
}

/**
 * Ends the import of a package on a Node that is too old for it, before that Node complains about what it lacks.
 * @throws {Error} that names both versions and what to do
 */
export function assertNode(name: string, present: Process): void {
  const problem = problemOfNode(name, present)
  if (problem) throw new Error(problem)
}
