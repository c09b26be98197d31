/**
 * Ends the import of a package on a Node that is too old for it, before that Node complains about what it lacks.
 * @param name of the package
 * @param needed the oldest version that will do, as `major.minor`; the package's `engines` has the same
 * @param present what runs: `process.versions.node`
 * @throws {Error} that names both versions and what to do
 */
export function assertNode(name: string, needed: string, present: string): void {
  const [major = 0, minor = 0] = present.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return
  throw new Error(
    `${name} needs Node ${needed} or later; this is Node ${present}. Install that one, or put it first in PATH.`,
  )
}
