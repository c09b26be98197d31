import { Command, type CommanderError } from 'commander'
import { addCalendar } from './commands/calendar.ts'
import { addChannels } from './commands/channels.ts'
import { addCompletion } from './commands/completion.ts'
import { addConfig } from './commands/config.ts'
import { addDocs } from './commands/docs.ts'
import { addDoctor } from './commands/doctor.ts'
import { addInit } from './commands/init.ts'
import { addLogin } from './commands/login.ts'
import { addLookup } from './commands/lookup.ts'
import { addMock } from './commands/mock.ts'
import { addOutbox } from './commands/outbox.ts'
import { addPost } from './commands/post.ts'
import { addReservations } from './commands/reservations/reservations.ts'
import { addRooms } from './commands/rooms.ts'
import { addRun } from './commands/run.ts'
import { addServer } from './commands/server.ts'
import { addStatus } from './commands/status.ts'
import { addTransaction } from './commands/transaction.ts'
import { WrongCommandLine } from './failure.ts'
import { fitHelp } from './fit-help.ts'

const exitCodes = `
Exit codes:
  0  done
  1  refused, or failed by the service
  2  wrong use: an option, a setting or a file
  3  the service cannot be reached
  4  partly done`

/** All commands, in the order in which the help lists them. */
export function program(): Command {
  const innwire = new Command('innwire')
    .description("A hotel's rooms, channels and calendar, at a terminal and in scripts.")
    .usage('<command> [options]')
    .addHelpText('after', exitCodes)
    // Options of the server's own command line stay as they are.
    .enablePositionalOptions()
    .option('--version', 'print the version')
  for (const add of [
    addServer,
    addMock,
    addDocs,
    addInit,
    addLogin,
    addConfig,
    addDoctor,
    addRooms,
    addChannels,
    addCalendar,
    addLookup,
    addTransaction,
    addReservations,
    addPost,
    addOutbox,
    addRun,
    addStatus,
    addCompletion,
  ])
    add(innwire)
  for (const command of [innwire, ...descendants(innwire)]) {
    command.helpCommand(false).exitOverride((error: CommanderError) => {
      throw new WrongCommandLine(error, nameOf(command))
    })
    command.configureOutput({
      outputError: () => undefined,
      writeOut: (text) => process.stdout.write(fitHelp(text, process.stdout.columns)),
      writeErr: (text) => process.stderr.write(fitHelp(text, process.stderr.columns)),
    })
  }
  return innwire
}

const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name()

const descendants = (command: Command): Command[] =>
  command.commands.flatMap((its) => [its as Command, ...descendants(its as Command)])
