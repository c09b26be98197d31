import { command } from '../build/command.ts'
import { publicPackages } from '../build/public-packages.ts'
import { contractFiles } from '../contract/contract.ts'
import { statedVersions } from '../release/stated-versions.ts'
import { fail, type Gate, pass, sum, verdict } from './gate.ts'

/** What npm would publish can be installed, resolved and typed by those who use it. */
export const publishable: Gate = {
  name: 'packages can be published (publint, are-the-types-wrong)',
  needs: 'built',
  run: async () => {
    const verdicts = []
    for (const { folder, exports = {} } of await publicPackages()) {
      verdicts.push(verdict(await command('publint', [folder, '--strict'])))
      const data = Object.keys(exports).filter((path) => /\.(json|yaml)$/.test(path))
      const types = ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', ...data]
      verdicts.push(verdict(await command('attw', types)))
    }
    return sum(verdicts)
  },
}

/** `info.version` of the property contract is the version of everything. */
export const oneVersion: Gate = {
  name: 'contracts and packages have one version',
  needs: 'nothing',
  run: async () => {
    const stated = [...(await statedVersions()), ...(await publicPackages()).map(ofPackage)]
    const version = stated.find(({ file }) => file === contractFiles.property)?.versions[0]
    const others = stated.filter(({ versions }) => versions.some((its) => its !== version))
    if (others.length === 0) return pass
    const list = others.map(({ file, versions }) => `${file} ${[...new Set(versions)].join(' and ')}`)
    return fail(`The contract is version ${version}, but: ${list.join(', ')}. Run npm run bump.`)
  },
}

const ofPackage = ({ folder, version }: { folder: string; version: string }) => ({
  file: `${folder}/package.json`,
  versions: [version],
})
