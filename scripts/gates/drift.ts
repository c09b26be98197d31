import { printedBy } from '../build/command.ts'
import { bundleContract } from '../contract/contract.ts'
import { generate } from '../generate.ts'
import { fail, type Gate, pass } from './gate.ts'

const folders = ':(glob)packages/*/src/generated/**'

/** What is committed is what the generators make, twice the same. Outside turbo's cache on purpose. */
export const drift: Gate = {
  name: 'generated code is up to date',
  needs: 'generated',
  run: async () => {
    const document = await bundleContract()
    await generate(document)
    const again = await generate(document)
    if (again.length > 0) return fail(`Two runs gave different bytes:\n  ${again.join('\n  ')}`)
    const changed = await printedBy('git', ['status', '--porcelain', '--untracked-files=all', '--', folders])
    if (changed === '') return pass
    return fail(
      `Generated code differs from what is committed:\n${changed}Run npm run generate and commit the result.`,
    )
  },
}
