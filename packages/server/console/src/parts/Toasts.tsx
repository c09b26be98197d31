import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { frame } from '../texts/frame.ts'
import style from './Toasts.module.css'

/** Says in a corner what became of something that a person did. */
export function ToastArea({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={style.area}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={style.toast} data-kind={toast.type}>
      <Toast.Description className={style.text} />
      <Toast.Close className={style.close} aria-label={frame.close}>
        ×
      </Toast.Close>
    </Toast.Root>
  ))
}

/** Tells what became of a press of a button. What failed stays until it is closed. */
export function useTell() {
  const { add } = Toast.useToastManager()
  return {
    done: (text: string) => add({ description: text, type: 'done', timeout: 5000 }),
    failed: ({ message }: Pick<Error, 'message'>) =>
      add({ description: message, type: 'failed', priority: 'high', timeout: 0 }),
  }
}
