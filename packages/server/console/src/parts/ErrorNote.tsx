import { ApiError } from '../api/call.ts'
import { frame } from '../texts/frame.ts'
import { Button } from './Button.tsx'
import style from './ErrorNote.module.css'

/** Says what the control API said, with the wrong places and the id to ask for. */
export function ErrorNote({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const refusal = error instanceof ApiError ? error : undefined
  return (
    <div className={style.note} role="alert">
      <p>{error instanceof TypeError ? frame.notReached : error.message}</p>
      {/* A single place is in the message already. */}
      {refusal && refusal.places.length > 1 && (
        <ul>
          {refusal.places.map(({ path, message }) => (
            <li key={path + message}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {refusal && (
        <p className={style.code}>
          {refusal.status} {refusal.code} {refusal.requestId && <code>{refusal.requestId}</code>}
        </p>
      )}
      {onRetry && <Button onClick={onRetry}>{frame.retry}</Button>}
    </div>
  )
}
