import { rm } from 'node:fs/promises'
import type { readRequest } from '@innwire/validators'
import { build } from 'esbuild'
import { root } from '../build/root.ts'

let version = 0

/** `readRequest` as the sources are now; a module that was imported once cannot be imported anew under its own name. */
export async function freshReadRequest(): Promise<typeof readRequest> {
  version += 1
  const file = `${root}node_modules/.cache/innwire-validators-${process.pid}-${version}.mjs`
  await build({
    entryPoints: [`${root}packages/validators/src/index.ts`],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    alias: { '@innwire/types': `${root}packages/types/src/index.ts` },
    outfile: file,
  })
  const fresh = (await import(file)) as { readRequest: typeof readRequest }
  await rm(file)
  return fresh.readRequest
}
