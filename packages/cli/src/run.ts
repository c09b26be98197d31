import { failed } from './failure.ts'
import { program } from './program.ts'

// Whoever reads only the first lines (`innwire rooms | head`) closes the pipe, and has what was wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  await program().parseAsync()
} catch (error) {
  process.exitCode = failed(error, process.argv.includes('--json'))
}
