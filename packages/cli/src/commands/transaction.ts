import type { ReadTransaction } from '@innwire/client'
import type { Command } from 'commander'
import { exitCode } from '../failure.ts'
import { printJson, shownText, tableOf } from '../print.ts'
import { connect, forHotel } from '../settings/hotel.ts'

export function addTransaction(innwire: Command): void {
  forHotel(innwire.command('transaction'))
    .description('show what became of a calendar update on each channel')
    .argument('<id>', 'the transaction_id that the update was answered with')
    .option('--wait', 'until every channel has taken or failed it, for up to 5 minutes')
    .addHelpText(
      'after',
      `
Ends with 1 when every channel failed it, with 4 when some did.

Examples:
  innwire transaction 91234 --wait
  innwire transaction 91234 --json | jq .counts`,
    )
    .action(async (id, flags) => {
      const { transactions } = await connect(flags)
      const transaction = await (flags.wait ? transactions.wait(id) : transactions.get(id))
      if (flags.json || !process.stdout.isTTY) printJson(transaction)
      else process.stdout.write(shown(transaction))
      process.exitCode = exitCodeOf(transaction)
    })
}

function exitCodeOf({ counts }: ReadTransaction): number {
  if (counts.failed === 0) return exitCode.done
  return counts.succeeded + counts.in_progress === 0 ? exitCode.refused : exitCode.partly
}

function shown({ id, counts, details }: ReadTransaction): string {
  const { succeeded, failed, in_progress } = counts
  const sum = `Transaction ${shownText(id)}: ${succeeded} succeeded, ${failed} failed, ${in_progress} in progress.\n`
  if (details.length === 0)
    return `${sum}It has no entries yet, or nothing of it was applied (D17). Ask again in some minutes.\n`
  const table = tableOf(details, [
    ['CHANNEL', (entry) => entry.channel_code],
    ['STATE', (entry) => entry.state],
    ['GROUP', (entry) => entry.allocation_group],
    ['NAME', (entry) => entry.name],
    ['WHY', (entry) => entry.error_message],
  ])
  return `${sum}${table}\n`
}
