import { isHost } from './http/check-host.ts'
import { type QuotaNumbers, strictQuota } from './property-api/quota.ts'
import { type LogLevel, logLevels, type ProcessRole, processRoles } from './server-options.ts'
import { StartError } from './start-error.ts'
import { expectDatabaseName } from './storage/open-storage.ts'

export function megabytesFrom(text: string): number {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text)
  throw new StartError(`--keep-free is "${text}". Give a number of megabytes, or 0 to keep nothing free.`)
}

export function hostFrom(text: string): string {
  if (isHost(text)) return text
  throw new StartError(
    `--allow-host is "${text}". Give a name without a scheme, such as pms.example.com, or with a port, such as pms.example.com:8443.`,
  )
}

export const levelFrom = (text: string): LogLevel => oneOf(logLevels, '--log', text)
export const processRoleFrom = (text: string): ProcessRole => oneOf(processRoles, '--role', text)

function oneOf<Value extends string>(values: readonly Value[], option: string, text: string): Value {
  const given = values.find((value) => value === text)
  if (given) return given
  throw new StartError(`${option} is "${text}". Give one of ${values.join(', ')}.`)
}

export function quotaFrom(text: string): QuotaNumbers {
  if (text === 'strict') return strictQuota
  const [, minute, day] = /^([1-9][0-9]{0,8})\/([1-9][0-9]{0,8})$/.exec(text) ?? []
  if (minute && day && Number(minute) <= Number(day))
    return { per_minute: Number(minute), per_day: Number(day) }
  throw new StartError(
    `--quota is "${text}". Give requests per minute and per day, which are no fewer, such as 20/2000, or strict.`,
  )
}

/**
 * The database that is given, or what is used where none is.
 * @throws {StartError}
 */
export function databaseFrom(given: string | undefined, demo: boolean): string | undefined {
  if (!given) return demo ? undefined : 'innwire.db'
  expectDatabaseName(given)
  return given
}
