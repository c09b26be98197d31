import { examine } from '../doctor/examine.ts'
import type { Examined } from '../doctor/finding.ts'
import { parseStrictly } from '../parse-strictly.ts'
import type { Command } from './command.ts'
import { neededDatabase } from './words.ts'

/** Looks for what is wrong with a database and all around it, and says what to do; 1 when something was found. */
export const doctorCommand: Command = async (args, environment) => {
  const { values } = parseStrictly({
    args,
    options: {
      database: { type: 'string' },
      'control-tokens': { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
  })
  const database = neededDatabase('doctor', 'database', values.database ?? environment.DATABASE_URL)
  const controlTokens = values['control-tokens'] ?? []
  const examined = await examine({
    database,
    controlTokens,
    secretKey: environment.INNWIRE_SECRET_KEY || undefined,
  })
  const said = values.json
    ? JSON.stringify(examined, undefined, 2)
    : [`${examined.database}: ${usedBy(examined)}`, ...linesOf(examined)].join('\n')
  return { said, code: examined.findings.length > 0 ? 1 : 0 }
}

function usedBy({ server }: Examined): string {
  if (server === 'unknown') return 'it could not be seen whether a server runs on it'
  if (!server) return 'no server runs on it'
  if (server.processes > 1) return `${server.processes} processes of a server run on it`
  return server.pid === null ? 'a server runs on it' : `a server runs on it (process ${server.pid})`
}

function linesOf({ findings }: Examined): string[] {
  if (findings.length === 0) return ['Nothing is wrong.']
  return findings.flatMap(({ check, problem, advice }) => [`\n${check}: ${problem}`, `  ${advice}`])
}
