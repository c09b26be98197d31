import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundledLicences } from './bundled-licences.ts'
import { root } from './root.ts'

/** What Fastify loads only for what the server does not use: test requests, its own schemas, having no logger. */
const neverLoaded = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'abstract-logging',
  'light-my-request',
]

/**
 * Joins the program `innwire-server` with all that it depends on, and the licences of that: a start then reads a few
 * files in place of 900.
 */
export async function bundleServer(folder: string): Promise<void> {
  const source = 'packages/server/src'
  const { metafile } = await build({
    absWorkingDir: root,
    // The thread is looked for beside the file that starts it.
    entryPoints: {
      main: `${source}/main.ts`,
      'database-thread': `${source}/storage/sqlite/database-thread.ts`,
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Loaded by few, and installed beside the server: one is large, the other the driver of PostgreSQL.
    external: [...neverLoaded, '@opentelemetry/sdk-node', 'pg'],
    // CommonJS asks for Node's own modules by `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    metafile: true,
  })
  await writeFile(join(folder, 'LICENSES.txt'), await bundledLicences(Object.keys(metafile.inputs)))
}
