import { readFile } from 'node:fs/promises'
import { publicPackages } from '../build/public-packages.ts'
import { installedWith } from '../release/installed-with.ts'
import { fail, type Gate, pass, type Verdict } from './gate.ts'

/** Licences that ask for nothing but to be kept with the code. What is under another one cannot be shipped with ours. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Of data: the list of exceptions of SPDX.
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

type Manifest = { name: string; version: string; license?: string; licenses?: { type: string }[] }

/** Judges what is installed with our packages by the licences that it names. */
export function judgeLicences(manifests: Manifest[]): Verdict {
  const refused = manifests.flatMap((manifest) => {
    const stated = licenceOf(manifest)
    return isAllowed(stated) ? [] : [`${manifest.name} ${manifest.version}: ${stated || 'no licence'}`]
  })
  if (refused.length === 0) return pass
  return fail(
    `${refused.sort().join('\n')}\nThese are installed with our packages. Do without them, or read the licence and allow it in scripts/gates/licences.ts.`,
  )
}

/** In SPDX; before that npm had a list, of which one could choose. */
const licenceOf = ({ license, licenses }: Manifest): string =>
  license ?? licenses?.map(({ type }) => type).join(' OR ') ?? ''

/** Where there is a choice, too, all of it must be allowed: then nobody has to say what was chosen. */
function isAllowed(expression: string): boolean {
  const names = expression.split(/[\s()]+|\b(?:AND|OR)\b/).filter(Boolean)
  return names.length > 0 && names.every((name) => allowed.has(name))
}

export const licences: Gate = {
  name: 'licences of all that is installed with our packages',
  needs: 'nothing',
  run: async () => {
    const folders = await installedWith(
      (await publicPackages()).map(({ name }) => name),
      'without peers',
    )
    const manifests = folders.map(async (folder) => {
      return JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Manifest
    })
    return judgeLicences(await Promise.all(manifests))
  },
}
