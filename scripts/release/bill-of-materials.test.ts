import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyInstalledWith } from '../test/consumers/installed-copy.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { packAll } from './packed-packages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-sbom-'))
  vi.stubEnv('npm_config_offline', 'true')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('the bill of a package is about it, and lists what npm installs with it, by name and place of origin', async () => {
  const packed = await packAll(folder)
  const tarballs = packed.find(({ name }) => name === '@innwire/client')?.tarballs ?? []
  const place = join(folder, 'installed')
  await mkdir(place)
  await copyInstalledWith(['@innwire/client'], place)
  const bill = await billOfMaterials('@innwire/client', tarballs, place)
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.metadata.component.purl).toMatch(/^pkg:npm\/%40innwire\/client@\d/)
  expect(bill.components.map(({ name }) => name).sort()).toEqual([
    '@innwire/types',
    'openapi-fetch',
    'openapi-typescript-helpers',
  ])
  expect(bill.dependencies.find(({ ref }) => ref.startsWith('@innwire/client'))?.dependsOn).toEqual([
    expect.stringContaining('@innwire/types@'),
    expect.stringContaining('openapi-fetch@'),
  ])
})
