import { type CommandResult, command } from '../build/command.ts'

/** What a gate found; `output` is shown only when something failed. */
export type Verdict = { passed: number; failed: number; output: string }

/** What must have been made before a gate can judge; each step contains the one before. */
export type Step = 'nothing' | 'generated' | 'built'

/** One check of the repository. */
export type Gate = { name: string; needs: Step; run: () => Promise<Verdict> }

export const pass: Verdict = { passed: 1, failed: 0, output: '' }
export const fail = (output: string): Verdict => ({ passed: 0, failed: 1, output })

export const verdict = ({ code, output }: CommandResult, mend = ''): Verdict =>
  code === 0 ? pass : fail(mend ? `${output.trimEnd()}\n${mend}` : output)

/** A gate that one command decides; `mend` says what to do when it fails. */
export const commandGate = (
  name: string,
  needs: Step,
  program: string,
  args: string[],
  mend?: string,
): Gate => ({
  name,
  needs,
  run: async () => verdict(await command(program, args), mend),
})

export const sum = (verdicts: Verdict[]): Verdict => ({
  passed: verdicts.reduce((total, each) => total + each.passed, 0),
  failed: verdicts.reduce((total, each) => total + each.failed, 0),
  output: verdicts
    .map((each) => each.output)
    .filter(Boolean)
    .join('\n'),
})
