import { fieldCount } from './changes.ts'
import type { Lane } from './wanted.ts'

/** The lanes, as bits, that have a number in a position. */
export function lanesWith(values: Int32Array[], value: number, position: number): number {
  let lanes = 0
  for (let lane = 0; lane < values.length; lane++) {
    if (values[lane]?.[position] === value) lanes |= 1 << lane
  }
  return lanes
}

/**
 * Gives, for a set of fields, one number per lane and position: equal where all fields of the set have equal values,
 * 0 where one has none.
 */
export function valueNumbers(lanes: Lane[]): (fields: number) => Int32Array[] {
  const known = new Map<number, Int32Array[]>()
  const numbers = new Map<number, number>()
  return function of(fields): Int32Array[] {
    const before = known.get(fields)
    if (before) return before
    const field = 31 - Math.clz32(fields)
    const rest = fields & ~(1 << field)
    const others = rest ? of(rest) : undefined
    numbers.clear()
    const columns = lanes.map(({ values }, lane) => {
      const column = new Int32Array(values.length / fieldCount)
      for (let position = 0; position < column.length; position++) {
        const value = values[position * fieldCount + field] ?? 0
        const other = others ? (others[lane]?.[position] ?? 0) : 1
        if (value === 0 || other === 0) continue
        const key = other * 0x1_0000_0000 + value
        const number = numbers.get(key) ?? numbers.size + 1
        numbers.set(key, number)
        column[position] = number
      }
      return column
    })
    known.set(fields, columns)
    return columns
  }
}

/**
 * Sets of fields that are wanted on the same dates and change their values on the same dates. What is true of a range
 * for one of them is true for all, so they are sent together.
 */
export function fieldGroups(lanes: Lane[]): number[] {
  const numbersOf = valueNumbers(lanes)
  const groups = new Map<string, number>()
  for (let field = 0; field < fieldCount; field++) {
    const bit = 1 << field
    if (!lanes.some(({ required }) => required.some((fields) => fields & bit))) continue
    const needed = lanes.map(({ required }) =>
      required.map((fields) => Number((fields & bit) !== 0)).join(''),
    )
    const key = `${needed.join()} ${numbersOf(bit).join(' ')}`
    groups.set(key, (groups.get(key) ?? 0) | bit)
  }
  return [...groups.values()]
}

/** Every union of some of the sets, those of single sets first. */
export function unionsOf(sets: number[]): number[] {
  const unions = sets.reduce<number[]>(
    (all, set) =>
      all.concat(
        set,
        all.map((other) => other | set),
      ),
    [],
  )
  return unions.sort((a, b) => Number(sets.includes(b)) - Number(sets.includes(a)))
}
