import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from '../build/build-stale.ts'
import { command } from '../build/command.ts'
import { fail, type Gate } from './gate.ts'
import { makeTestFolder } from './test-folder.ts'
import { shownAtOnce } from './test-progress.ts'

type Report = { numPassedTests: number; numFailedTests: number; numTotalTests: number; success: boolean }

/** All vitest tests, each counted. */
export const tests: Gate = {
  name: 'tests',
  needs: 'built',
  run: async () => {
    // Several files of tests would build it at once.
    await buildSite()
    const folder = await makeTestFolder()
    const file = join(folder, 'report.json')
    try {
      const progress = fileURLToPath(new URL('test-progress.ts', import.meta.url))
      const reporters = ['default', 'json', progress].map((name) => `--reporter=${name}`)
      const { code, output } = await command('vitest', ['run', ...reporters, `--outputFile.json=${file}`], {
        env: { TMPDIR: folder },
        onLine: (line) => line.startsWith(shownAtOnce) && console.log(line),
      })
      const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Report | null
      if (!report || report.numTotalTests === 0) return fail(`No test ran:\n${output}`)
      const broken = code !== 0 && report.numFailedTests === 0 ? 1 : report.numFailedTests
      return { passed: report.numPassedTests, failed: broken, output: broken > 0 ? output : '' }
    } finally {
      await rm(folder, { recursive: true, maxRetries: 3 })
    }
  },
}
