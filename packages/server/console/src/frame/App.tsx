import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Router } from 'wouter'
import { ApiError } from '../api/call.ts'
import { reads, useRead } from '../api/reads.ts'
import { mayHaveSession } from '../api/session.ts'
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
  const [may, setMay] = useState(mayHaveSession)
  const { data: session, error, refetch } = useRead('getSession', {}, { enabled: may })
  const logIn = () => {
    setMay(true)
    void refetch()
  }
  if (!may || isOver(error)) return <Login onDone={logIn} />
  if (session) return <Shell session={session} onLogOut={() => setMay(false)} />
  return error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Loading />
}

/** Twelve hours are over, or an operator removed the token. */
const isOver = (error: Error | null) => error instanceof ApiError && error.status === 401
