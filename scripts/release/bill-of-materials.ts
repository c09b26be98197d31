import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printedBy } from '../build/command.ts'

type Component = { 'bom-ref': string; name: string; version: string; purl: string }

/** A bill of materials (SBOM) in CycloneDX, as far as it is looked at here. */
export type BillOfMaterials = {
  bomFormat: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** The file in which an installation says of itself what it is; npm makes no bill without a version. */
const installation = JSON.stringify({ name: 'installation', version: '0.0.0', private: true })

/**
 * Installs a package in an empty folder as its users do, and lists what npm brought. Of the repository itself npm makes a
 * wrong bill: with the tools of the packages, and with their folders for their names.
 * @param tarballs of the package, and of those of ours that it depends on
 */
export async function billOfMaterials(
  name: string,
  tarballs: string[],
  folder: string,
): Promise<BillOfMaterials> {
  const npm = (...args: string[]) => printedBy('npm', args, folder)
  await writeFile(join(folder, 'package.json'), installation)
  await npm('install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs)
  const bill = JSON.parse(await npm('sbom', '--omit=dev', '--sbom-format=cyclonedx')) as BillOfMaterials
  const own = bill.components.find((its) => its.name === name)
  if (!own) throw new Error(`npm sbom lists no ${name}, of which ${tarballs.join(', ')} should be.`)
  const ofInstallation = bill.metadata.component['bom-ref']
  return {
    ...bill,
    metadata: { ...bill.metadata, component: own },
    components: bill.components.filter((its) => its !== own),
    dependencies: bill.dependencies.filter(({ ref }) => ref !== ofInstallation),
  }
}
