import type { Argument, Command, Option } from 'commander'

/** What may stand at the cursor. */
export type Candidates = {
  words: { word: string; about: string }[]
  /** Whether a file may stand there, too, which the shell knows better. */
  files: boolean
}

const none: Candidates = { words: [], files: false }
const onlyFiles: Candidates = { words: [], files: true }

/**
 * What may stand at the cursor of a command line, by the commands themselves.
 * @param typed words behind `innwire`, the last of which is at the cursor and may be empty
 */
export function candidatesFor(innwire: Command, typed: string[]): Candidates {
  // bash makes words of their own of the equals signs.
  const words = typed.filter((word) => word !== '=').flatMap(parted)
  const current = typed.at(-1) === '=' ? '' : (words.pop() ?? '')
  let command = innwire
  let given = 0
  let waiting: Option | undefined
  const used = new Set<string>()
  for (const word of words) {
    if (waiting) waiting = undefined
    else if (word.startsWith('-')) {
      const option = optionsOf(command).find((one) => one.long === word || one.short === word)
      if (option?.long) used.add(option.long)
      if (option?.required) waiting = option
    } else {
      const inner = command.commands.find((one) => one.name() === word)
      if (inner) command = inner as Command
      else given += 1
    }
  }
  const all = waiting
    ? valuesOf(waiting)
    : current.startsWith('-')
      ? flagsOf(command, used)
      : innerOf(command, given)
  return { ...all, words: all.words.filter(({ word }) => word.startsWith(current)) }
}

/** `--quota=5/250` are two words. */
const parted = (word: string): string[] => {
  const [, flag, value] = /^(--[\w-]+)=(.*)$/.exec(word) ?? []
  return flag === undefined || value === undefined ? [word] : [flag, value]
}

/** Those of commands around hold for it, too. */
const optionsOf = (command: Command): readonly Option[] =>
  command.parent ? [...command.options, ...optionsOf(command.parent)] : command.options

const isFile = (name: string) => name === 'file'

function valuesOf({ argChoices, flags }: Option): Candidates {
  if (argChoices) return ofWords(argChoices)
  return /<file>$/.test(flags) ? onlyFiles : none
}

function flagsOf(command: Command, used: Set<string>): Candidates {
  const options = command.options.filter(({ hidden, long }) => !hidden && long && !used.has(long))
  const words = options.map(({ long, description }) => ({ word: long ?? '', about: description }))
  return { words: [...words, { word: '--help', about: 'show what it does' }], files: false }
}

function innerOf(command: Command, given: number): Candidates {
  const commands = command.createHelp().visibleCommands(command)
  const argument: Argument | undefined = command.registeredArguments[given]
  const words = given > 0 ? [] : commands.map((one) => ({ word: one.name(), about: one.description() }))
  const choices = argument?.argChoices ? ofWords(argument.argChoices).words : []
  return { words: [...words, ...choices], files: argument !== undefined && isFile(argument.name()) }
}

const ofWords = (words: readonly string[]): Candidates => ({
  words: words.map((word) => ({ word, about: '' })),
  files: false,
})
