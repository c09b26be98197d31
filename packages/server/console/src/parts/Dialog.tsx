import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { frame } from '../texts/frame.ts'
import style from './Dialog.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** At the side of the page, for what is looked at beside a list. */
  side?: boolean
  children: ReactNode
}

/** A dialog: Escape and a click beside it close it, and the focus goes back to where it was. */
export function Dialog({ open, onOpenChange, title, side = false, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={style.backdrop} />
        <Base.Popup className={style.popup} data-side={side}>
          <header className={style.head}>
            <Base.Title className={style.title}>{title}</Base.Title>
            <Base.Close className={style.close} aria-label={frame.close}>
              ×
            </Base.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
          <div className={style.body} tabIndex={0}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
