import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

/** With how many milliseconds between them the number of finished files is told. */
const everyMs = 30_000
/** What a line begins with that is shown while the tests run. */
export const shownAtOnce = '  … '

/** Tells how far the tests are, each file that fails at once, and at the end which files took longest. */
export default class TestProgress implements Reporter {
  private readonly began = performance.now()
  private toldAt = this.began
  private total = 0
  private failed = 0
  private readonly finished: { file: string; ms: number }[] = []

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.total = files.length
    tell(`${this.total} files of tests`)
  }

  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId
    this.finished.push({ file, ms: module.diagnostic().duration })
    if (module.state() === 'failed') {
      this.failed += 1
      tell(`✗ ${file}`)
    }
    const now = performance.now()
    if (now - this.toldAt < everyMs) return
    this.toldAt = now
    const minutes = ((now - this.began) / 60_000).toFixed(1)
    tell(`${this.finished.length} of ${this.total} files in ${minutes} minutes, ${this.failed} with failures`)
  }

  onTestRunEnd(): void {
    const longest = this.finished.sort((a, b) => b.ms - a.ms).slice(0, 10)
    tell(`longest: ${longest.map(({ file, ms }) => `${file} ${(ms / 1000).toFixed(0)} s`).join(', ')}`)
  }
}

const tell = (text: string) => process.stdout.write(`${shownAtOnce}${text}\n`)
