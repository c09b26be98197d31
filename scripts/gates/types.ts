import { command } from '../build/command.ts'
import { type Gate, sum, verdict } from './gate.ts'

/** The compilers that a user of the declarations may have; `typescript` is the newest. */
const compilers = ['typescript-5.9', 'typescript-6', 'typescript']

/** Everything type-checks, and what we publish does so under each compiler, without skipLibCheck. */
export const types: Gate = {
  name: 'types (repository; console; declarations under TypeScript 5.9, 6 and 7)',
  needs: 'built',
  run: async () => {
    const repository = command('tsc', ['--noEmit'])
    const page = command('tsc', ['-p', 'packages/server/console'])
    const consumers = compilers.map((compiler) =>
      command('node', [`node_modules/${compiler}/bin/tsc`, '-p', 'packages/types/test/consumer']),
    )
    return sum((await Promise.all([repository, page, ...consumers])).map((result) => verdict(result)))
  },
}
