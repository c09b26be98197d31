import type { Store } from '@innwire/sync'

type Place = { store: Pick<Store, 'get' | 'write'>; hrId: string }

const collection = 'cli-accepted-files'

/**
 * Which files the journal has though nobody could move them yet: taken again at the next start, their numbers would sell again
 * what was booked since.
 */
export function openAcceptedFiles({ store, hrId }: Place) {
  const put = (path: string, file: string | null) =>
    store.write(hrId, [{ collection, key: path, value: file }])
  return {
    /** @param file which one it is, under this path */
    has: async (path: string, file: string): Promise<boolean> =>
      (await store.get(hrId, collection, path)) === file,
    keep: (path: string, file: string): Promise<void> => put(path, file),
    forget: (path: string): Promise<void> => put(path, null),
  }
}
