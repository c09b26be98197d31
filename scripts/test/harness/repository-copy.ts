import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/root.ts'

/** A copy of the repository as it stands on disk, for tests that change its files. */
export class RepositoryCopy {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async make(): Promise<RepositoryCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-copy-'))
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
    })
    await Promise.all(
      files
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((file) => cp(join(root, file), join(folder, file))),
    )
    const installed = globSync('{node_modules/{.bin,*},{scripts,docs/site,packages/*}/node_modules}', {
      cwd: root,
    })
    await mkdir(join(folder, 'node_modules'))
    await Promise.all(
      installed.map((modules) =>
        // The packages of the repository are linked from there by relative paths: so the copy has its own. Astro compiles
        // components of its packages only where they are within the project.
        ['@innwire', '@astrojs', 'astro', 'astro-expressive-code'].includes(
          modules.replace('node_modules/', ''),
        )
          ? cp(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true })
          : symlink(join(root, modules), join(folder, modules)),
      ),
    )
    // A site that was built here of the same sources need not be built again.
    await cp(join(root, 'docs/site/dist'), join(folder, 'docs/site/dist'), {
      recursive: true,
      force: true,
    }).catch(() => {})
    // What turbo has built here of the same sources, it need not build again.
    await mkdir(join(folder, '.turbo'))
    await symlink(join(root, '.turbo/cache'), join(folder, '.turbo/cache'))
    return new RepositoryCopy(folder)
  }

  /** Replaces a text that the file must have. */
  async change(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no "${from}". Look for what it says now.`)
    await writeFile(path, text.replace(from, to))
  }

  remove(): Promise<void> {
    // A program that was ended may have left another behind that still writes.
    return rm(this.folder, { recursive: true, maxRetries: 5 })
  }
}
