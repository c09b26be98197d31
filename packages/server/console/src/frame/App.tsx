import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { ApiError } from '../api/call.ts'
import { reads, useRead } from '../api/reads.ts'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Loading } from '../parts/Loading.tsx'
import { ToastArea } from '../parts/Toasts.tsx'
import { Login } from './Login.tsx'
import { Shell } from './Shell.tsx'

/** The whole page: the login, or the shell with the view that the address names. */
export function App() {
  return (
    <QueryClientProvider client={reads}>
      <Router base="/console">
        <ToastArea>
          <Entrance />
        </ToastArea>
      </Router>
    </QueryClientProvider>
  )
}

function Entrance() {
  const { data: session, error, refetch } = useRead('getSession')
  if (error instanceof ApiError && error.status === 401) return <Login onDone={() => void refetch()} />
  if (session) return <Shell session={session} />
  return error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Loading />
}
