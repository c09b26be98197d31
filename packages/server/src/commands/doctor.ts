import { type Examined, examine } from '../doctor/examine.ts'
import { parseStrictly } from '../parse-strictly.ts'
import type { Command } from './command.ts'
import { needed } from './words.ts'

/** Looks for what is wrong with a database and its files, and says what to do; 1 when something was found. */
export const doctorCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: {
      database: { type: 'string' },
      'control-tokens': { type: 'string', multiple: true },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  const database = needed('doctor', 'database', values.database)
  const controlTokens = values['control-tokens'] ?? []
  const examined = await examine({
    database,
    controlTokens,
    secretKey: environment.INNWIRE_SECRET_KEY || undefined,
  })
  const said = values.json
    ? JSON.stringify({ database, ...examined }, undefined, 2)
    : [`${database}: ${usedBy(examined)}`, ...linesOf(examined)].join('\n')
  return { said, code: examined.findings.length > 0 ? 1 : 0 }
}

function usedBy({ server }: Examined): string {
  if (!server) return 'no server runs on it'
  return server.pid === null ? 'a server runs on it' : `a server runs on it (process ${server.pid})`
}

function linesOf({ findings }: Examined): string[] {
  if (findings.length === 0) return ['Nothing is wrong.']
  return findings.flatMap(({ check, problem, advice }) => [`\n${check}: ${problem}`, `  ${advice}`])
}
