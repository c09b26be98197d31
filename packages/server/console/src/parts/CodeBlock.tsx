import { useState } from 'react'
import { frame } from '../texts/frame.ts'
import { Button } from './Button.tsx'
import style from './CodeBlock.module.css'

type Props = {
  title: string
  /** Each with what is wrong in it, where something is. */
  lines: readonly { text: string; wrong?: string }[]
  /** Said where there is nothing. */
  empty?: string
}

/** Code or a body, to be read and to be copied. */
export function CodeBlock({ title, lines, empty }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(lines.map(({ text }) => text).join('\n'))
    setCopied(true)
  }
  return (
    <section className={style.block} aria-label={title}>
      <header className={style.head}>
        <h3>{title}</h3>
        {lines.length > 0 && (
          <Button kind="quiet" onClick={() => void copy()} onBlur={() => setCopied(false)}>
            {copied ? frame.copied : frame.copy}
          </Button>
        )}
      </header>
      {lines.length === 0 ? (
        <p className={style.empty}>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <pre className={style.code} tabIndex={0}>
          {lines.map(({ text, wrong }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <span key={index} className={style.line} data-wrong={wrong !== undefined}>
              {text}
              {wrong && <span className={style.wrong}>{wrong}</span>}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </section>
  )
}
