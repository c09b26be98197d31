import type { Room } from '@innwire/types'
import type { Target } from './changes.ts'

export const codeWanted = 'Give text of 1 to 128 characters.'
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\0]{1,128}$/u.test(value)

/** Reads the targets that changes name, each once. */
export function readTargets() {
  const all: Target[] = []
  const groups = new Map<unknown, number>()
  const rates = new Map<unknown, number>()
  const add = (target: Target) => all.push(target) - 1
  return {
    all,
    /** Place of the target that a change names; a wrong or missing name is an issue. */
    placeOf(
      { inv_code, rate_code }: { inv_code?: unknown; rate_code?: unknown },
      issue: (name: string, message: string) => void,
    ): number {
      if (inv_code === undefined && rate_code === undefined) issue('', 'Add inv_code or rate_code.')
      else if (inv_code !== undefined && rate_code !== undefined) {
        issue('', 'Give inv_code or rate_code, not both.')
      }
      const byGroup = inv_code !== undefined
      const code = byGroup ? inv_code : rate_code
      const places = byGroup ? groups : rates
      const known = places.get(code)
      if (known !== undefined) return known
      if (code === undefined) return -1
      if (!isCode(code)) {
        issue(byGroup ? 'inv_code' : 'rate_code', codeWanted)
        return -1
      }
      const place = add(byGroup ? { inv_code: code } : { rate_code: code })
      places.set(code, place)
      return place
    },
    /** A rate with the code of a group is its master rate (D14): where both are named, the two are one target. */
    joinMasterRates(targetOf: Int32Array, rooms: Room[] | undefined): void {
      const masters =
        rooms && new Set(rooms.flatMap((room) => (room.rate_code === room.inv_code ? [room.inv_code] : [])))
      const joined = Int32Array.from(all, (target, place) =>
        'rate_code' in target && (masters?.has(target.rate_code) ?? true)
          ? (groups.get(target.rate_code) ?? place)
          : place,
      )
      for (let index = 0; index < targetOf.length; index++)
        targetOf[index] = joined[targetOf[index] ?? 0] ?? 0
    },
  }
}
