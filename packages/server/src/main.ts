import closeWithGrace from 'close-with-grace'
import { help, readCommandLine, readTokenCommand, UsageError } from './command-line.ts'
import { addControlToken } from './control/add-token.ts'
import { StartError } from './start-error.ts'
import { type Server, startServer } from './start-server.ts'

/** Time for the requests and deliveries under way, in milliseconds. */
const graceMs = 10_000

try {
  const [command, ...args] = process.argv.slice(2)
  const options =
    command === 'control-token' ? undefined : readCommandLine(process.argv.slice(2), process.env)
  if (options === undefined) {
    const { file, name, role } = readTokenCommand(args)
    console.log(addControlToken(file, name, role))
  } else if (options === 'help') {
    process.stdout.write(help)
  } else {
    const server = await startServer(options)
    closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
      if (err) console.error(err.stack)
      await server.stop()
    })
    // Only now: whoever reads that it is ready may stop it at once.
    announce(server, { demo: options.demo ?? false, ownToken: options.controlToken !== undefined })
  }
} catch (error) {
  const mendable = error instanceof StartError || error instanceof UsageError
  console.error(mendable ? error.message : (error as Error).stack)
  process.exitCode = mendable ? 2 : 1
}

/** A token that was made for this run is shown here, once, and nowhere else. */
function announce(
  { url, controlUrl, controlToken }: Server,
  { demo, ownToken }: { demo: boolean; ownToken: boolean },
) {
  console.log(`\n  property API  ${url}`)
  if (controlUrl) {
    const made = controlToken === undefined ? 'tokens: those of --control-tokens' : `token: ${controlToken}`
    const token = ownToken ? 'token: INNWIRE_CONTROL_TOKEN' : made
    console.log(`  control API   ${controlUrl}/control/v1  (${token})`)
  }
  if (demo) console.log(`\n  Try:  curl '${url}/api/v2/apps/rooms?token=demo-token&hr_id=demo'`)
  console.log('\nready')
}
