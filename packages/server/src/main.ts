import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { help, readCommandLine, readTokenCommand, UsageError } from './command-line.ts'
import { addControlToken } from './control/add-token.ts'
import type { ServerOptions } from './server-options.ts'
import { StartError } from './start-error.ts'
import { type Server, startServer } from './start-server.ts'

/** Time for the requests and deliveries under way, in milliseconds. */
const graceMs = 10_000

try {
  const [command, ...args] = process.argv.slice(2)
  const options =
    command === 'control-token' ? readTokenCommand(args) : readCommandLine(process.argv.slice(2), process.env)
  if (options === 'help') {
    process.stdout.write(help)
  } else if ('role' in options) {
    console.log(addControlToken(options.file, options.name, options.role))
  } else {
    const database = shownDatabase(options.database)
    const server = await startServer(options)
    closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
      if (err) console.error(err.stack)
      await server.stop()
    })
    // Only now: whoever reads that it is ready may stop it at once.
    announce(server, options, database)
  }
} catch (error) {
  const mendable = error instanceof StartError || error instanceof UsageError
  console.error(mendable ? error.message : (error as Error).stack)
  process.exitCode = mendable ? 2 : 1
}

/** Which database it is going to use. A new one in place of the hotel's is what a mistyped path looks like. */
function shownDatabase(file: string | undefined): string {
  if (file === undefined) return 'temporary; it is removed at the end'
  return existsSync(file) ? file : `${file} (new)`
}

/** A token that was made for this run is shown here and nowhere else. */
function announce({ url, controlUrl, controlToken }: Server, options: ServerOptions, database: string) {
  const path = '/control/v1'
  const given = process.env.INNWIRE_CONTROL_TOKEN ? ['INNWIRE_CONTROL_TOKEN'] : []
  console.log(`\n  property API  ${url}`)
  if (controlUrl) {
    const tokens = options.controlTokens === undefined ? given : [...given, 'those of --control-tokens']
    const shown = tokens.length > 0 ? tokens.join(' and ') : controlToken
    console.log(
      `  control API   ${controlUrl}${path}  (${options.controlTokens === undefined ? 'token' : 'tokens'}: ${shown})`,
    )
  } else if (given.length > 0) {
    console.log('  control API   off; INNWIRE_CONTROL_TOKEN is set, and opens it only with --control')
  }
  console.log(`  database      ${database}`)
  if (options.readings?.length) console.log(`  readings      ${options.readings.join(', ')}`)
  if (options.demo) console.log(`\n  Try:  curl '${url}/api/v2/apps/rooms?token=demo-token&hr_id=demo'`)
  if (controlUrl) {
    const token = given.length > 0 ? '"$INNWIRE_CONTROL_TOKEN"' : `'${controlToken ?? '<token>'}'`
    // By standard input: what stands in the arguments of a program is seen by every user of the machine.
    const header = `printf 'Authorization: Bearer %s' ${token}`
    console.log(`  Try:  ${header} | curl -H @- '${controlUrl}${path}/properties'`)
  }
  console.log('\nready')
}
