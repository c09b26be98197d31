import {
  DatabaseClosed,
  DatabaseHeld,
  DatabaseReadOnly,
  DatabaseUnreachable,
  NoConnectionLeft,
} from '../errors.ts'
import type { Address } from './address.ts'

/** Of a process: to read, to write, for the lock, to hear the others, and some to open anew while old ones end. */
export const connectionsOfProcess = 20

/**
 * @throws {DatabaseUnreachable} in place of what the driver throws when the connection is lost
 * @throws {NoConnectionLeft} in place of what it throws when PostgreSQL lets in no more
 * @throws {DatabaseReadOnly} in place of what it throws when the database takes no changes
 * @throws {DatabaseHeld} in place of what it throws when a lock was not to be had in time
 */
export async function reaching<Result>(
  { name, redact }: Address,
  job: () => Promise<Result>,
  isItsLoss = isLost,
): Promise<Result> {
  try {
    return await job()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === lockNotAvailable) throw new DatabaseHeld(held, { cause: redacted(error, redact) })
    const isReadOnly = code === readOnlyTransaction
    if (!isReadOnly && !isItsLoss(error)) throw error
    const reason = redact(reasonOf(error))
    if (isReadOnly) {
      const message = `The database ${name} is read-only: ${reason}. ${readOnlyAdvice}`
      throw new DatabaseReadOnly(message, { cause: redacted(error, redact) })
    }
    if (isClosed(error)) throw new DatabaseClosed(`The database ${name} was closed: the server stops.`)
    const message = `The database ${name} ${whatHappened(code)}: ${reason}. ${adviceFor(code)}`
    const Kind = code === tooManyConnections ? NoConnectionLeft : DatabaseUnreachable
    throw new Kind(message, { cause: redacted(error, redact) })
  }
}

/** The same for a connection that is made: PostgreSQL also lets nobody in where its disk is full, say. */
export const connecting = <Result>(address: Address, job: () => Promise<Result>) =>
  reaching(address, job, (error) => isLost(error) || isInTrouble((error as { code?: string }).code))

const held =
  'Another process has been writing, or has kept a lock, for too long. See pg_stat_activity for its transaction, and end it.'

const readOnlyAdvice =
  'Look whether its disk is full, and who has set default_transaction_read_only. Where it is a standby, give the address of the primary, or promote it.'

function whatHappened(code: string | undefined): string {
  if (code === queryCanceled) return 'ended a statement'
  return code === transactionTimeout ? 'ended a transaction' : 'cannot be reached'
}

function adviceFor(code: string | undefined): string {
  const longer = 'take that setting from the user, the database and postgresql.conf, or make it longer.'
  if (code === queryCanceled) return `Somebody did so (pg_cancel_backend), or statement_timeout: ${longer}`
  if (code === transactionTimeout) return `It did so by transaction_timeout: ${longer}`
  if (code !== undefined && certificateCodes.test(code)) return untrusted
  if (code === tooManyConnections) return noneLeft
  if (isInTrouble(code)) return 'Its log says more; look whether its disk is full.'
  return 'Look whether it runs, and at the network.'
}

const noneLeft = `PostgreSQL lets in no more: end what holds connections, or raise max_connections, or the limit of the user or database that it names (${connectionsOfProcess} for each process and some more).`

const untrusted =
  'Renew its certificate, or name the file of who signed it in the address: ?sslmode=verify-full&sslrootcert=<file>.'

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : (error as Error).message

/** The driver's error has the whole settings of the connection in none of its fields but the message and the stack. */
function redacted(error: unknown, redact: Address['redact']): Error {
  const { stack = '' } = error as Error
  return Object.assign(new Error(redact(reasonOf(error))), { stack: redact(stack) })
}

/** Classes of SQLSTATE: the connection failed, the server has no resources for one, an operator intervened. */
const lostClasses = ['08', '57']
/** Classes of SQLSTATE: it has no room or memory, its machine or PostgreSQL itself failed. */
const troubleClasses = ['53', '58', 'XX']
const isInTrouble = (code = '') => code.length === 5 && troubleClasses.some((its) => code.startsWith(its))
/** By its statement_timeout, or by somebody who asked for it. */
const queryCanceled = '57014'
/** There is none left, for everybody or for this user. */
export const tooManyConnections = '53300'
/** Something was to be changed in a transaction that may not, as all do by default_transaction_read_only and on a standby. */
const readOnlyTransaction = '25006'
/** A transaction in which nothing was said for too long. */
const idleInTransaction = '25P03'
/** A transaction that took longer than PostgreSQL 17 or later was told to let one take. */
const transactionTimeout = '25P04'
/** A lock was not to be had within lock_timeout. */
const lockNotAvailable = '55P03'
const systemCodes = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/
/** By which Node says that it does not trust a certificate. */
const certificateCodes = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

const isClosed = (error: unknown): boolean => (error as Error).message.startsWith('Cannot use a pool after')

/** Whether the connection was lost, or there was none. */
function isLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isLost)
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    lostClasses.some((its) => code.length === 5 && code.startsWith(its)) ||
    code === tooManyConnections ||
    code === idleInTransaction ||
    code === transactionTimeout ||
    systemCodes.test(code) ||
    certificateCodes.test(code) ||
    driverMessages.test(message)
  )
}
