import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { openKeys } from './KeysDialog.tsx'
import { pathOf, type View } from './views.ts'

/** How long after g the letter of a view may come, in milliseconds. */
const pauseMs = 1200

/** `g` and a letter go to a view, `?` lists the keys, `/` goes to the filter. Nothing of it while a person types. */
export function useKeys(views: View[], hrId: string | undefined): void {
  const [, go] = useLocation()
  useEffect(() => {
    let pressedG = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '?') return openKeys()
      if (event.key === '/') {
        const filter = document.querySelector<HTMLElement>('[data-filter]')
        if (filter) event.preventDefault()
        return filter?.focus()
      }
      const view = views.find(({ key }) => key === event.key)
      if (view && hrId !== undefined && event.timeStamp - pressedG < pauseMs) go(pathOf(hrId, view.id))
      pressedG = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [views, hrId, go])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [contenteditable], [role="dialog"]') !== null
