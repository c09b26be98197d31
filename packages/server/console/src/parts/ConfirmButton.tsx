import { type ReactNode, useState } from 'react'
import { frame } from '../texts/frame.ts'
import { Button } from './Button.tsx'
import style from './ConfirmButton.module.css'
import { Dialog } from './Dialog.tsx'
import { ErrorNote } from './ErrorNote.tsx'

type Props = {
  /** What the button, the dialog and its own button say. */
  action: string
  /** What happens, and what cannot be undone. */
  question: ReactNode
  onConfirm: () => Promise<unknown>
}

/** Asks before something happens that cannot be undone. A refusal is shown where the question was. */
export function ConfirmButton({ action, question, onConfirm }: Props) {
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      setOpen(false)
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setBusy(false)
    }
  }
  const ask = () => {
    setError(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button kind="danger" onClick={ask}>
        {action}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={action}>
        <div className={style.question}>
          <div>{question}</div>
          {error && <ErrorNote error={error} />}
          <div className={style.answers}>
            <Button onClick={() => setOpen(false)}>{frame.cancel}</Button>
            <Button kind="danger" busy={busy} onClick={() => void confirm()}>
              {action}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
