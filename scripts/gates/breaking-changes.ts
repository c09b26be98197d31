import { command } from '../build/command.ts'
import { fail, type Gate, pass } from './gate.ts'

const releasedContract = 'openapi/released.yaml'
const presentContract = 'packages/types/src/generated/openapi.yaml'

/**
 * Compares the contract with the last released one. A change is allowed when `info.version` says how large it is.
 * @param present the contract to judge; the generated bundle, but for tests
 */
export const breakingChanges = (present = presentContract): Gate => ({
  name: 'the version tells of breaking changes',
  needs: 'generated',
  run: async () => {
    const compare = ['diff', releasedContract, present, '--config', 'openapi/redocly-diff.yaml']
    const { code, output } = await command('redocly', [...compare, '--fail-on', 'none', '--check-version'])
    if (code === 0) return pass
    const next = await command('redocly', [...compare, '--fail-on', 'none', '--format', 'next-version'])
    const version = /\d+\.\d+\.\d+\S*/.exec(next.output.split('\n').at(0) ?? '')?.[0] ?? 'see above'
    const breaks = /^0 major/m.test(output) ? 'Present callers keep working.' : 'Present callers break.'
    return fail(
      `${breaks} ${output}\nSince the last release the contract changed so that its version must be ${version} or later. ` +
        'Add a changeset that says so (npx changeset) and run npm run bump.',
    )
  },
})
