import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundledLicences } from './bundled-licences.ts'
import { root } from './root.ts'

type Program = {
  /** Files to start, by the name that each has in the bundle. */
  entryPoints: Record<string, string>
  /** Packages that are looked for beside the bundle. */
  external: string[]
}

/** Joins a program with all that it depends on, and the licences of that: a start then reads a few files in place of hundreds. */
export async function bundleProgram(folder: string, { entryPoints, external }: Program): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external,
    // CommonJS asks for Node's own modules by `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
    // By such an import a library asks for the Node that it needs, and a program has asked before.
    logOverride: { 'ignored-bare-import': 'silent' },
    metafile: true,
  })
  await writeFile(join(folder, 'LICENSES.txt'), await bundledLicences(Object.keys(metafile.inputs)))
}
