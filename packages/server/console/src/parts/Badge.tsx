import type { ReactNode } from 'react'
import style from './Badge.module.css'

export type Tone = 'good' | 'doubt' | 'bad' | 'busy' | 'plain'

/** A state in a word, on a colour that says the same. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={style.badge} data-tone={tone}>
      {children}
    </span>
  )
}
