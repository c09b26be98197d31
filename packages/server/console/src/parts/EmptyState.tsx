import type { ReactNode } from 'react'
import style from './EmptyState.module.css'

/** Stands where nothing is yet: what would be here, and how to make it appear. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <div className={style.empty}>{children}</div>
}
