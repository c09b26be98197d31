import { isAtLeast } from '../../../src/control/token-roles.ts'
import type { Session } from '../../../src/generated/control.ts'
import { controlOperations } from '../../../src/generated/control-operations.ts'
import type { OperationId } from '../api/call.ts'

/** Whether the session may call an operation here: what it may not, has no button. */
export function mayCall({ role, test }: Pick<Session, 'role' | 'test'>, operationId: OperationId): boolean {
  const operation = controlOperations[operationId]
  return isAtLeast(role, operation.role) && (test || !operation.testOnly)
}
