import { readFile } from 'node:fs/promises'
import { command } from '../build/command.ts'
import { publicPackages } from '../build/public-packages.ts'
import { root } from '../build/root.ts'
import { contractFiles } from '../contract/contract.ts'
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
    const version = await versionOf(contractFiles.property)
    const control = {
      name: contractFiles.control,
      version: await versionOf(contractFiles.control),
    }
    const others = [control, ...(await publicPackages())].filter((its) => its.version !== version)
    if (others.length === 0) return pass
    const list = others.map((its) => `${its.name} ${its.version}`).join(', ')
    return fail(`The contract is version ${version}, but: ${list}. Run npm run bump.`)
  },
}

async function versionOf(contract: string): Promise<string | undefined> {
  return /^ {2}version: (\S+)$/m.exec(await readFile(root + contract, 'utf8'))?.[1]
}
