import { addControlToken, isTokenName, tokenNameExpected } from '../control/control-token-file.ts'
import { isTokenRole } from '../control/token-roles.ts'
import { tokenRoles } from '../generated/control-limits.ts'
import { parseStrictly } from '../parse-strictly.ts'
import { StartError } from '../start-error.ts'
import type { Command } from './command.ts'

/** Adds a token to a file of control tokens, and says it. */
export const controlTokenCommand: Command = async (args) => {
  const { values, positionals } = parseStrictly({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  })
  const { name = '', role = '' } = values
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new StartError('control-token takes one file. See innwire-server --help.')
  }
  if (!isTokenName(name)) {
    throw new StartError(`--name is "${name}". Give ${tokenNameExpected}.`)
  }
  if (!isTokenRole(role)) {
    const found = role === '' ? '--role is missing' : `--role is "${role}"`
    throw new StartError(`${found}. Give one of ${tokenRoles.join(', ')}.`)
  }
  return { said: addControlToken(file, name, role), code: 0 }
}
