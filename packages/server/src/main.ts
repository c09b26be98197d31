import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { help, helpOf, readCommandLine } from './command-line.ts'
import { commands } from './commands/commands.ts'
import { isTracingConfigured, startTracing } from './operation/start-tracing.ts'
import { inItsName } from './program-name.ts'
import type { Server } from './server.ts'
import type { ServerOptions } from './server-options.ts'
import { StartError } from './start-error.ts'
import { startServer } from './start-server.ts'
import { isForNow, isFull } from './storage/errors.ts'
import { isAddress } from './storage/open-storage.ts'
import { readAddress } from './storage/postgres/address.ts'

/** Time for the requests and deliveries under way, in milliseconds. */
const graceMs = 10_000
/** A caller under load sends its next request within this time, in milliseconds: longer than the way there and back. */
const drainMs = 250

try {
  const [word = '', ...args] = process.argv.slice(2)
  const command = commands.get(word)
  if (process.argv.includes('--help')) {
    process.stdout.write(inItsName(command ? helpOf(word) : help))
  } else if (command) {
    const { said, code } = await command(args, process.env)
    console.log(inItsName(said))
    process.exitCode = code
  } else {
    const options = readCommandLine(process.argv.slice(2), process.env)
    const database = shownDatabase(options.database)
    // Without a certificate it is a hook that was forgotten, or the end of the terminal that the server runs in.
    const reloads = options.tls !== undefined || !process.stdin.isTTY
    let server: Server | undefined
    let isAskedEarly = false
    const reload = () => {
      server?.reloadCertificate()
      isAskedEarly = server === undefined
    }
    // From the beginning: by itself it would end the process.
    if (reloads) process.on('SIGHUP', reload)
    // Before anything that it is to trace.
    const stopTracing = isTracingConfigured(process.env) ? await startTracing(process.env) : undefined
    const started = await startServer({ ...options, tracing: stopTracing !== undefined })
    server = started
    // It may have read the old certificate before.
    if (isAskedEarly) reload()
    const skip: closeWithGrace.Signals[] = reloads ? ['SIGHUP'] : []
    closeWithGrace({ delay: graceMs, logger: false, skip }, async ({ err }) => {
      if (err) console.error(err.stack)
      await started.stop(drainMs)
      await stopTracing?.()
    })
    void started.superseded.then(async (why) => {
      console.error(why.message)
      await Promise.race([started.stop(), setTimeout(graceMs)])
      await stopTracing?.()
      process.exit(codeOf(why))
    })
    // Only now: whoever reads that it is ready may stop it at once.
    announce(started, options, database)
  }
} catch (error) {
  const isSaid = error instanceof StartError || isForNow(error)
  console.error(isSaid ? inItsName(error.message) : (error as Error).stack)
  process.exitCode = codeOf(error)
}

/** 2 where starting it again does not help. */
function codeOf(error: unknown): number {
  return error instanceof StartError && !isForNow(error.cause) && !isFull(error.cause) ? 2 : 1
}

/** Which database it is going to use. A new one in place of the hotel's is what a mistyped path looks like. */
function shownDatabase(file: string | undefined): string {
  if (file === undefined) return 'temporary; it is removed at the end'
  if (isAddress(file)) return readAddress(file).name
  return existsSync(file) ? file : `${file} (new)`
}

/** A token that was made for this run is shown here and nowhere else. */
function announce({ url, controlUrl, controlToken }: Server, options: ServerOptions, database: string) {
  const path = '/control/v1'
  const given = process.env.INNWIRE_CONTROL_TOKEN ? ['INNWIRE_CONTROL_TOKEN'] : []
  console.log(`\n  property API  ${url || 'none: this is a worker'}`)
  if (controlUrl) {
    const tokens = options.controlTokens === undefined ? given : [...given, 'those of --control-tokens']
    const shown = tokens.length > 0 ? tokens.join(' and ') : controlToken
    console.log(
      `  control API   ${controlUrl}${isSocket(controlUrl) ? '' : path}  (${options.controlTokens === undefined ? 'token' : 'tokens'}: ${shown})`,
    )
    if (options.console && !isSocket(controlUrl)) console.log(`  console       ${controlUrl}/console/`)
  } else if (given.length > 0) {
    console.log('  control API   off; INNWIRE_CONTROL_TOKEN is set, and opens it only with --control')
  }
  console.log(`  database      ${database}`)
  if (options.readings?.length) console.log(`  readings      ${options.readings.join(', ')}`)
  if (options.hotel !== undefined) console.log(`  hotel         ${options.hotel}`)
  else if (options.demo && url)
    console.log(`\n  Try:  curl ${curlTo(url)}/api/v2/apps/rooms?token=demo-token&hr_id=demo'`)
  if (controlUrl) {
    const token = given.length > 0 ? '"$INNWIRE_CONTROL_TOKEN"' : `'${controlToken ?? '<token>'}'`
    // By standard input: what stands in the arguments of a program is seen by every user of the machine.
    const header = `printf 'Authorization: Bearer %s' ${token}`
    console.log(`  Try:  ${header} | curl -H @- ${curlTo(controlUrl)}${path}/properties'`)
  }
  console.log('\nready')
}

function isSocket(url: string): boolean {
  return url.startsWith('unix:')
}

/** The beginning of what curl needs to reach an API, up to the path. */
function curlTo(url: string): string {
  return isSocket(url) ? `--unix-socket '${url.slice('unix:'.length)}' 'http://localhost` : `'${url}`
}
