import { frame } from '../texts/frame.ts'
import style from './Loading.module.css'

/** Said only after a moment: most reads are faster than a person reads this. */
export function Loading() {
  return (
    <p className={style.loading} role="status">
      {frame.loading}
    </p>
  )
}
