import { Fragment, useSyncExternalStore } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { frame } from '../texts/frame.ts'
import style from './KeysDialog.module.css'
import type { View } from './views.ts'

let isOpen = false
const listeners = new Set<() => void>()

export const openKeys = (): void => set(true)

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Lists the keys; `?` opens it. */
export function KeysDialog({ views }: { views: View[] }) {
  const open = useSyncExternalStore(subscribe, () => isOpen)
  const rows = [
    ['?', frame.keys.list],
    ['/', frame.keys.search],
    ...views.map(({ id, key }) => [`g ${key}`, frame.keys.go(frame.views[id])]),
    ['Esc', frame.keys.close],
  ] as const
  return (
    <Dialog open={open} onOpenChange={set} title={frame.keys.heading}>
      <dl className={style.keys}>
        {rows.map(([keys, meaning]) => (
          <Fragment key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
