import { readFile, writeFile } from 'node:fs/promises'
import { command, printedBy } from './build/command.ts'
import { root } from './build/root.ts'
import { statedVersions } from './release/stated-versions.ts'

// Gives the contracts, the workflows and the docs the version that changesets gave the packages, and regenerates.
const bumped = await command('changeset', ['version'])
console.log(bumped.output)
if (bumped.code !== 0) process.exit(bumped.code)

const manifest = await readFile(`${root}packages/types/package.json`, 'utf8')
const { version } = JSON.parse(manifest) as { version: string }
for (const { file, withVersion } of await statedVersions()) await writeFile(root + file, withVersion(version))
// The packages name each other by exact version, and npm ci holds the lockfile to that.
await printedBy('npm', ['install', '--package-lock-only', '--ignore-scripts'])
const generated = await command('turbo', ['run', 'generate'])
console.log(generated.output)
process.exitCode = generated.code
