import { basename } from 'node:path'

/** What a person types: `innwire server` loads this program as it is. */
const programName = basename(process.argv[1] ?? '', '.js') === 'innwire' ? 'innwire server' : 'innwire-server'

/** A help or a message that names the program, as the person who reads it has started it. */
export const inItsName = (text: string): string =>
  text.replaceAll(/(?<![\w./-])innwire-server(?=:? )/g, programName)
