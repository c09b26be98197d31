import type { ButtonHTMLAttributes } from 'react'
import style from './Button.module.css'

type Kind = 'plain' | 'primary' | 'danger' | 'quiet' | 'alarm'

/** A button. While it is busy it cannot be pressed again, and says so to a screen reader. */
export function Button({
  kind = 'plain',
  busy = false,
  disabled,
  ...others
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; busy?: boolean }) {
  return (
    <button
      type="button"
      className={style.button}
      data-kind={kind}
      disabled={disabled || busy}
      aria-busy={busy}
      {...others}
    />
  )
}
