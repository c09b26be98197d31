import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file or folder is on the disk. */
export function sync(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
