import type { Timer } from '../budget/timer.ts'
import type { FleetEvent, FleetOptions, FleetProperty } from './fleet.ts'
import { type PropertyList, readProperties } from './property-list.ts'
import { troubles } from './troubles.ts'

/**
 * The properties of a fleet, as its list has them: one list that is empty or cut short by mistake ends no property.
 * @throws {InputError} when a row of a list that is no function cannot be served: whoever wrote it can mend it
 */
export async function readKnownProperties(
  given: FleetOptions['properties'],
  timer: Timer,
  emit: (event: FleetEvent) => void,
) {
  const rows = troubles(
    emit,
    (reason) => `Rows of the list of properties cannot be served: ${reason} The others are served.`,
  )
  const shortness = troubles(emit, (reason) => reason)
  let list = await readProperties(given, timer)
  let known: ReadonlyMap<string, FleetProperty> = list.properties
  let missing: ReadonlySet<string> = new Set()
  let served = known.size
  let toldOf = ''
  if (typeof given !== 'function' && list.faulty[0]) throw list.faulty[0].error

  return {
    now: (): ReadonlyMap<string, FleetProperty> => known,
    /** Reads the list anew. @throws what cannot be read */
    async refresh() {
      list = await readProperties(given, timer)
      served = known.size
      ;({ known, missing } = nextKnown(known, missing, list))
    },
    /** Tells what is wrong with the list that was read last. */
    tell() {
      const wrong = list.faulty
        .flatMap(({ error }) => error.issues.map(({ path, message }) => `${path}: ${message}`))
        .join(' ')
      if (wrong !== toldOf) rows.succeeded()
      toldOf = wrong
      if (wrong) rows.failed(new Error(wrong))
      const size = list.properties.size
      if (size > 0 && missing.size * 2 <= served) return shortness.succeeded()
      shortness.failed(
        new Error(
          `The list of properties has ${size}, and ${served} were served before. What the next list lacks, too, is given up. Look after what gives the list.`,
        ),
      )
    },
  }
}

/**
 * What is known after another list. A property that one list lacks is kept until a second one in turn lacks it, and one
 * whose row cannot be served any more keeps its settings of before.
 * @param missing what the list before lacked
 */
function nextKnown(
  before: ReadonlyMap<string, FleetProperty>,
  missing: ReadonlySet<string>,
  { properties, faulty }: PropertyList,
) {
  const named = new Set(faulty.map(({ hrId }) => hrId))
  const lacked = [...before].filter(([hrId]) => !properties.has(hrId))
  const kept = lacked.filter(([hrId]) => named.has(hrId) || !missing.has(hrId))
  return {
    known: new Map([...properties, ...kept]),
    missing: new Set(lacked.flatMap(([hrId]) => (named.has(hrId) ? [] : [hrId]))),
  }
}
