import { type InputHTMLAttributes, type SelectHTMLAttributes, useId } from 'react'
import style from './Field.module.css'

type About = { label: string; hint?: string | undefined; error?: string | undefined }

/** A text field with its label; `error` says what is wrong with its value. */
export function TextField({ label, hint, error, ...input }: InputHTMLAttributes<HTMLInputElement> & About) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={hint || error ? `${id}-about` : undefined}
        {...input}
      />
      <About id={`${id}-about`} hint={hint} error={error} />
    </div>
  )
}

type Choice = { value: string; label: string }

/** A choice among a few. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & About & { options: readonly Choice[] }) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-describedby={hint || error ? `${id}-about` : undefined} {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <About id={`${id}-about`} hint={hint} error={error} />
    </div>
  )
}

function About({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  if (!hint && !error) return null
  return (
    <p id={id} className={style.about} data-error={error !== undefined}>
      {error ?? hint}
    </p>
  )
}
