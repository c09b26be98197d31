import { cp, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { buildSite } from '../build/build-stale.ts'
import { root } from '../build/root.ts'

/** Puts the docs site into the command line, whose `innwire docs` serves it without the network. */
export async function bundleDocs(): Promise<void> {
  const folder = `${root}packages/cli/dist/docs`
  const site = await buildSite()
  await rm(folder, { recursive: true, force: true })
  // Which sources it was made from concerns the build alone.
  await cp(site, folder, { recursive: true, filter: (file) => basename(file) !== '.made-from' })
}
