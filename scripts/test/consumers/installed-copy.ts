import { cpSync, existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../../build/root.ts'
import { installedWith } from '../../release/installed-with.ts'

/**
 * Copies what is installed with packages of this repository into the `node_modules` of a folder, where npm then finds it
 * without the network. The packages themselves are left out.
 */
export async function copyInstalledWith(names: string[], folder: string): Promise<void> {
  const installed = await installedWith(names, 'with peers')
  const others = installed.filter((path) => path.startsWith(root) && !path.includes('/@innwire/'))
  for (const path of others) {
    // What a package has for itself, because another needs an other version, is beside all others here.
    const inFolder = path.slice(root.length).replace(/^packages\/[^/]+\//, '')
    const place = join(folder, inFolder)
    if (existsSync(place)) continue
    // Node walks the folder natively here, and in JavaScript, three times as long, where nobody waits for it.
    cpSync(path, place, { recursive: true })
    await linkPrograms(
      place,
      join(folder, inFolder.replace(/node_modules\/(?!.*node_modules\/).*$/, 'node_modules')),
    )
  }
}

/** Without the links to its programs npm takes a package for broken, and fetches it anew. */
async function linkPrograms(place: string, modules: string): Promise<void> {
  const { name, bin = {} } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))
  const programs: [string, string][] = typeof bin === 'string' ? [[basename(name), bin]] : Object.entries(bin)
  for (const [program, file] of programs) {
    await mkdir(join(modules, '.bin'), { recursive: true })
    await symlink(join('..', name, file), join(modules, '.bin', program))
  }
}
