import { type FormEvent, useState } from 'react'
import { logIn } from '../api/session.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { TextField } from '../parts/Field.tsx'
import { frame } from '../texts/frame.ts'
import style from './Login.module.css'

const { login: texts } = frame

/** Asks for a control token, which the server exchanges for a cookie that no script can read. */
export function Login({ onDone }: { onDone: () => void }) {
  const [error, setError] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const token = String(new FormData(form).get('token') ?? '').trim()
    if (token === '') return setError(new Error(texts.missing))
    setBusy(true)
    try {
      await logIn(token)
      form.reset()
      onDone()
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <main className={style.page}>
      <form className={style.card} onSubmit={submit}>
        <h1>{texts.heading}</h1>
        <p className={style.intro}>{texts.intro}</p>
        <TextField
          label={texts.token}
          name="token"
          type="password"
          hint={texts.hint}
          autoComplete="current-password"
          autoFocus
        />
        {error && <ErrorNote error={error} />}
        <Button type="submit" kind="primary" busy={busy}>
          {texts.submit}
        </Button>
      </form>
    </main>
  )
}
