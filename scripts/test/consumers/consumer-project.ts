import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { npmPack } from '../../build/npm-pack.ts'
import { root } from '../../build/root.ts'
import { readTarball } from './tarball.ts'

/** A package as npm would publish it: its files, by their path inside it. */
export type Packed = { name: string; dependencies: string[]; files: Map<string, Uint8Array> }

/** Packs workspaces, in the order of their names. They must have been built. */
export async function packWorkspaces(names: string[], folder: string): Promise<Packed[]> {
  await npmPack(names, folder)
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith('.tgz')).sort()
  return Promise.all(
    tarballs.map(async (tarball) => {
      const files = readTarball(await readFile(join(folder, tarball)))
      const manifest = JSON.parse(Buffer.from(files.get('package.json') ?? []).toString())
      return { name: manifest.name, dependencies: Object.keys(manifest.dependencies ?? {}), files }
    }),
  )
}

/**
 * Lays out the project of a consumer: the programs, and in node_modules the packages with all that they depend on.
 * What is not ours is copied from the repository's own node_modules, so that no network is needed.
 */
export async function layOutProject(folder: string, packages: Packed[]): Promise<void> {
  const manifest = { name: 'consumer', private: true }
  await cp(`${root}packages/client/consumers`, folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  // Node 20 reads no TypeScript.
  const program = await readFile(join(folder, 'program.mts'), 'utf8')
  await writeFile(join(folder, 'program.mjs'), stripTypeScriptTypes(program))
  await install(packages, join(folder, 'node_modules'))
}

/** Writes packages into a `node_modules`, with all that they depend on. */
export async function install(packages: Packed[], modules: string): Promise<void> {
  for (const { name, files } of packages) {
    for (const [path, content] of files) {
      const file = join(modules, name, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }
  const ours = packages.map(({ name }) => name)
  for (const { name, dependencies } of packages) {
    // Another version than the repository's own stands in the package.
    const own = `${root}packages/${name.replace('@innwire/', '')}/node_modules/`
    for (const dependency of dependencies.filter((one) => !ours.includes(one)))
      await copyInstalled(dependency, modules, own)
  }
}

async function copyInstalled(name: string, modules: string, own: string): Promise<void> {
  const installed = existsSync(own + name) ? own + name : `${root}node_modules/${name}`
  const { dependencies = {} } = JSON.parse(await readFile(`${installed}/package.json`, 'utf8'))
  await cp(installed, join(modules, name), { recursive: true })
  for (const dependency of Object.keys(dependencies)) await copyInstalled(dependency, modules, own)
}
