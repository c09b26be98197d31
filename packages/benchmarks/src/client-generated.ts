import { mkdtemp, rm } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** What is used of the generated client. */
type Generated = {
  createClient(config: object): object
  listChannels(options: { client: object }): Promise<{ data: { channels: unknown[] } }>
}

/** Generates a client from our contract with @hey-api/openapi-ts, as its documentation shows, and loads it. */
export async function generatedClient(): Promise<Generated> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-generated-client-'))
  try {
    // The generator builds its text with the compiler's JavaScript API, which TypeScript 7 does not have.
    registerHooks({
      resolve: (specifier, context, next) =>
        next(specifier === 'typescript' ? 'typescript-5.9' : specifier, context),
    })
    const { createClient } = await import('@hey-api/openapi-ts')
    await createClient({
      input: fileURLToPath(import.meta.resolve('@innwire/types/openapi.json')),
      output: join(folder, 'src'),
      plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    })
    const outfile = join(folder, 'client.mjs')
    await build({
      stdin: {
        contents: 'export { createClient } from "./src/client"; export { listChannels } from "./src/sdk.gen"',
        resolveDir: folder,
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
