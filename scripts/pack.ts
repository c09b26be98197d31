import { mkdir, rm } from 'node:fs/promises'
import { buildStale } from './build/build-stale.ts'
import { root } from './build/root.ts'
import { npmPack } from './consumers/npm-pack.ts'
import { publicPackages } from './gates/packages.ts'

// Puts a tarball of every package into packed/, for projects that use the packages before they are published.
const folder = `${root}packed`
await buildStale()
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const packages = await publicPackages()
await npmPack(
  packages.map(({ name }) => name),
  folder,
)

const byName = new Map(packages.map((each) => [each.name, each]))
console.log(`packed/ has a tarball of each package. In the folder of your project, run one of these:\n`)
for (const { name } of packages) {
  const tarballs = [...withOwnDependencies(name)].map(tarballOf).join(' ')
  console.log(`# ${name}\nnpm install ${tarballs}\n`)
}

/** A package after the packages of ours that it depends on: npm takes them from the same command. */
function withOwnDependencies(name: string): Set<string> {
  const { dependencies = {} } = byName.get(name) ?? {}
  const ours = Object.keys(dependencies).filter((one) => byName.has(one))
  return new Set([...ours.flatMap((one) => [...withOwnDependencies(one)]), name])
}

function tarballOf(name: string): string {
  const path = `${folder}/${name.replace('@', '').replace('/', '-')}-${byName.get(name)?.version}.tgz`
  return path.includes(' ') ? `"${path}"` : path
}
