import type { Json, Store } from '@innwire/sync'

const collection = 'cli-waiting'
const renewMs = 1000
/** Whoever has not renewed its place for so long is gone, or stopped. */
const goneMs = 10_000

/**
 * Joins the line of those that wait for a hotel: first come, first served. Who is killed leaves it some seconds later.
 */
export async function joinLine({ list, write }: Pick<Store, 'list' | 'write'>, hrId: string) {
  const key = `${String(Date.now()).padStart(15, '0')}/${process.pid}`
  const keep = (value: Json) => write(hrId, [{ collection, key, value }])
  await keep(Date.now())
  let writing: Promise<unknown> = Promise.resolve()
  const renewing = setInterval(() => {
    writing = writing.then(() => keep(Date.now())).catch(() => {})
  }, renewMs)
  return {
    /** How many came before, and wait still. */
    async before(): Promise<number> {
      const places = await list(hrId, collection)
      return places.filter((one) => one.key < key && Math.abs(Date.now() - Number(one.value)) < goneMs).length
    },
    /** Leaves it, with those that are gone. */
    async leave(): Promise<void> {
      clearInterval(renewing)
      await writing
      const places = await list(hrId, collection).catch(() => [])
      const gone = places.filter(({ value }) => Math.abs(Date.now() - Number(value)) >= goneMs)
      const keys = [key, ...gone.map((one) => one.key)]
      await write(
        hrId,
        keys.map((one) => ({ collection, key: one, value: null })),
      ).catch(() => {})
    },
  }
}
