import { mkdir, rm } from 'node:fs/promises'
import { buildStale } from './build/build-stale.ts'
import { root } from './build/root.ts'
import { bundleDocs } from './docs/bundle-docs.ts'
import { packAll } from './release/packed-packages.ts'

// Puts a tarball of every package into packed/, for projects that use the packages before they are published.
const folder = `${root}packed`
await buildStale()
await bundleDocs()
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const packages = await packAll(folder)

console.log(`packed/ has a tarball of each package. In the folder of your project, run one of these:\n`)
for (const { name, tarballs } of packages) {
  const shown = tarballs.map((path) => (path.includes(' ') ? `"${path}"` : path))
  console.log(`# ${name}\nnpm install ${shown.join(' ')}\n`)
}
