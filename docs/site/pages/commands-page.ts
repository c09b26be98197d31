import type { Command } from 'commander'
import { program } from '../../../packages/cli/src/program.ts'
import type { Page } from './page.ts'

/** Every command of `innwire` with its options, as the program declares them. */
export const commandsPage = (): Page => ({
  id: 'commands',
  file: 'packages/cli/README.md',
  title: 'Commands of innwire',
  description: 'Every command of innwire with its arguments and options.',
  body: `How they are used is in [the guide of the command line](/packages/cli.html); \`--help\` behind a command has examples, too.

${leaves(program()).map(section).join('\n\n')}
`,
})

/** Commands that do something themselves. */
function leaves(command: Command): Command[] {
  const inner = command.commands.flatMap((one) => leaves(one as Command))
  return inner.length > 0 ? inner : [command]
}

function section(command: Command): string {
  const name = nameOf(command)
  const usage = command.usage()
  const rows = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, description, defaultValue, argChoices }) => {
      const notes = [
        ...(argChoices ? [`one of ${argChoices.map((one) => `\`${one}\``).join(', ')}`] : []),
        ...(defaultValue === undefined ? [] : [`default \`${defaultValue}\``]),
      ]
      return `| \`${inCell(flags)}\` | ${inCell(description)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''} |`
    })
  const table = rows.length > 0 ? `\n\n| Option | Does |\n|---|---|\n${rows.join('\n')}` : ''
  return `## ${name}\n\n\`${name} ${usage}\`: ${inCell(command.description())}.${table}`
}

const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name()

const inCell = (text: string) => text.replaceAll('|', '\\|')
