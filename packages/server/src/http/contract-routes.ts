import type { OperationId } from '@innwire/types'
import { StartError } from '../start-error.ts'
import type { PropertyHandlers } from './answer.ts'

/** The parts of the bundled contract that routing needs. */
export type ContractDocument = {
  paths: Record<string, Partial<Record<'get' | 'put' | 'post' | 'delete' | 'patch', { operationId: string }>>>
}

export type ContractRoute = { operationId: OperationId; method: string; url: string }

/**
 * The routes of the contract.
 * @throws {StartError} when the server does not do exactly what the contract has
 */
export function contractRoutes(document: ContractDocument, handlers: PropertyHandlers): ContractRoute[] {
  const routes = Object.entries(document.paths).flatMap(([url, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      operationId: operation.operationId as OperationId,
      method: method.toUpperCase(),
      url,
    })),
  )
  checkHandlers(
    routes.map((route) => route.operationId),
    Object.keys(handlers),
  )
  return routes
}

/**
 * What a contract has and what the server does must be the same.
 * @throws {StartError} naming every operation without a handler and every handler without an operation
 */
export function checkHandlers(operations: string[], handlers: string[]): void {
  const missing = operations.filter((id) => !handlers.includes(id))
  const strange = handlers.filter((id) => !operations.includes(id))
  if (missing.length === 0 && strange.length === 0) return
  const reasons = [
    missing.length > 0 && `without a handler: ${missing.join(', ')}`,
    strange.length > 0 && `without an operation: ${strange.join(', ')}`,
  ]
  throw new StartError(
    `Contract and server differ (${reasons.filter(Boolean).join('; ')}). Bring them together and build again.`,
  )
}
