import { frame } from '../texts/frame.ts'
import { Button } from './Button.tsx'
import style from './More.module.css'

/** Reads the next page of a list, where there is one. */
export function More({ more, busy }: { more: (() => void) | undefined; busy: boolean }) {
  if (!more) return null
  return (
    <div className={style.more}>
      <Button onClick={more} busy={busy}>
        {frame.more}
      </Button>
    </div>
  )
}
