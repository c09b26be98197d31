import { exitCode, failed } from './failure.ts'
import { program } from './program.ts'
import { isReaderGone, outputFailed, writeWhole } from './standard-output.ts'

const json = process.argv.includes('--json')
writeWhole()
process.stdout.on('error', (error) =>
  // Whoever reads only the first lines (`innwire rooms | head`) has what was wanted.
  process.exit(isReaderGone(error) ? exitCode.done : failed(outputFailed(error), json)),
)
// A terminal that is gone hears nothing more, and what was begun is to end in order.
process.stderr.on('error', () => undefined)

try {
  await program().parseAsync()
} catch (error) {
  process.exitCode = failed(error, json)
}
