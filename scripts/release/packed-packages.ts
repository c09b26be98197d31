import { join } from 'node:path'
import { npmPack } from '../build/npm-pack.ts'
import { publicPackages } from '../build/public-packages.ts'

export type PackedPackage = {
  name: string
  version: string
  /** Its tarball after those of the packages of ours that it depends on: npm takes them from the same command. */
  tarballs: string[]
}

/** Packs every package into a folder. They must have been built. */
export async function packAll(folder: string): Promise<PackedPackage[]> {
  const packages = await publicPackages()
  await npmPack(
    packages.map(({ name }) => name),
    folder,
  )
  const byName = new Map(packages.map((each) => [each.name, each]))
  const withOwn = (name: string): string[] => {
    const { dependencies = {} } = byName.get(name) ?? {}
    const ours = Object.keys(dependencies).filter((one) => byName.has(one))
    return [...new Set([...ours.flatMap(withOwn), name])]
  }
  const tarballOf = (name: string) =>
    join(folder, `${name.replace('@', '').replace('/', '-')}-${byName.get(name)?.version}.tgz`)
  return packages.map(({ name, version }) => ({ name, version, tarballs: withOwn(name).map(tarballOf) }))
}
