import type { ReactNode } from 'react'
import style from './Section.module.css'

/** A part of a view, with a heading of its own. */
export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className={style.section} aria-label={title}>
      <h2>{title}</h2>
      {about && <p className={style.about}>{about}</p>}
      {children}
    </section>
  )
}
