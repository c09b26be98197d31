import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../build/command.ts'
import { fail, type Gate } from './gate.ts'

type Report = { numPassedTests: number; numFailedTests: number; numTotalTests: number; success: boolean }

/** All vitest tests, each counted. */
export const tests: Gate = {
  name: 'tests',
  needs: 'built',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-tests-'))
    const file = join(folder, 'report.json')
    try {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const { code, output } = await command('vitest', ['run', ...reporters])
      const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Report | null
      if (!report || report.numTotalTests === 0) return fail(`No test ran:\n${output}`)
      const broken = code !== 0 && report.numFailedTests === 0 ? 1 : report.numFailedTests
      return { passed: report.numPassedTests, failed: broken, output: broken > 0 ? output : '' }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}
