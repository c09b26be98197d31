import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildStale } from './build/build-stale.ts'
import { root } from './build/root.ts'
import { billOfMaterials } from './release/bill-of-materials.ts'
import { packAll } from './release/packed-packages.ts'

// Puts a bill of materials (CycloneDX) of every package into sbom/: what npm installs with it today.
const folder = `${root}sbom`
await buildStale()
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const work = await mkdtemp(join(tmpdir(), 'innwire-sbom-'))
try {
  for (const { name, tarballs } of await packAll(work)) {
    const place = await mkdtemp(join(work, 'installed-'))
    const bill = await billOfMaterials(name, tarballs, place)
    const file = `${basename(tarballs.at(-1) ?? name, '.tgz')}.cdx.json`
    await writeFile(join(folder, file), `${JSON.stringify(bill, undefined, 2)}\n`)
    console.log(`sbom/${file}: ${bill.components.length} packages`)
  }
} finally {
  await rm(work, { recursive: true })
}
