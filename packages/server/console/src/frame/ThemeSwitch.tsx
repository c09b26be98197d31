import { useEffect, useState } from 'react'
import { SelectField } from '../parts/Field.tsx'
import { frame } from '../texts/frame.ts'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const storedAs = 'innwire-theme'

/** Colours: those of the system, or the other ones. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(storedTheme)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    localStorage.setItem(storedAs, theme)
  }, [theme])
  return (
    <SelectField
      label={frame.theme.label}
      value={theme}
      onChange={(event) => setTheme(event.target.value as Theme)}
      options={themes.map((value) => ({ value, label: frame.theme[value] }))}
    />
  )
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(storedAs)
  return themes.find((theme) => theme === stored) ?? 'system'
}
