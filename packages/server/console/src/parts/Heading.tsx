import type { ReactNode } from 'react'
import style from './Heading.module.css'

/** The head of a view: its name, a line about it, and what can be done with all of it. */
export function Heading({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  return (
    <header className={style.heading}>
      <div>
        <h1>{title}</h1>
        {about && <p className={style.about}>{about}</p>}
      </div>
      {children && <div className={style.actions}>{children}</div>}
    </header>
  )
}
