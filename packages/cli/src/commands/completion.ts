import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Argument, type Command } from 'commander'
import { type Candidates, candidatesFor } from '../completion/candidates.ts'
import { type Shell, scripts, shells } from '../completion/scripts.ts'

export function addCompletion(innwire: Command): void {
  innwire
    .command('completion')
    .description('print what makes a shell complete commands, options and their values')
    .addArgument(new Argument('<shell>', 'which one').choices(shells))
    .addHelpText(
      'after',
      `
The shell asks innwire at each Tab, so it knows those of the innwire that is installed.

Examples:
  innwire completion bash > ~/.local/share/bash-completion/completions/innwire
  innwire completion zsh > /usr/local/share/zsh/site-functions/_innwire
  innwire completion fish > ~/.config/fish/completions/innwire.fish`,
    )
    .action((shell: Shell) => {
      process.stdout.write(scripts[shell])
    })
  innwire
    .command('complete', { hidden: true })
    .description('what the shells ask')
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: string[]) => {
      const { words: found, files } =
        words[0] === 'server' ? await ofServer(words) : candidatesFor(innwire, words)
      for (const { word, about } of found) process.stdout.write(`${word}\t${about}\n`)
      if (files) process.stdout.write(':files\n')
    })
}

/** The server is a program of its own, whose options only its help has. */
async function ofServer(words: string[]): Promise<Candidates> {
  const program = new URL('bin/innwire-server.js', import.meta.resolve('@innwire/server/package.json'))
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(program), '--help'])
  const current = words.at(-1) ?? ''
  const options = Array.from(stdout.matchAll(/^ {2}(--[\w-]+)/gm), ([, word = '']) => ({ word, about: '' }))
  const commands = Array.from(stdout.matchAll(/^ {7}innwire-server ([a-z-]+)/gm), ([, word = '']) => word)
  const found = [...options, ...[...new Set(commands)].map((word) => ({ word, about: '' }))]
  return { words: found.filter(({ word }) => word.startsWith(current)), files: true }
}
