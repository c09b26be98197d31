/** How the text of a query or form field becomes a value. */
export type Reading = 'text' | 'integer' | 'boolean' | 'array'

/**
 * Reads the named fields of a query string or form. Arrays are read in every spelling of D4: `days[]=5&days[]=6`,
 * `days=5&days=6`, `days=5,6` and `days=[5,6]`, all to `days: ['5', '6']`. A single field that stands several times
 * stays a list, so that the check refuses it. Fields that the operation does not have are left out.
 * @example readFields(new URLSearchParams('limit=10'), { limit: 'integer' }) // { limit: 10 }
 */
export function readFields(
  source: URLSearchParams,
  readings: Record<string, Reading>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, reading] of Object.entries(readings)) {
    const texts = source.getAll(name)
    if (texts.length === 0) continue
    if (reading === 'array') {
      const plain = name.replace(/\[\]$/, '')
      const values = name === plain ? texts.flatMap(listItems) : texts
      fields[plain] = [...((fields[plain] as unknown[]) ?? []), ...values]
    } else {
      const values = texts.map(readers[reading])
      fields[name] = values.length === 1 ? values[0] : values
    }
  }
  return fields
}

/** What is no value of the kind stays text, so that the check shows it as it stands. */
const readers: Record<Exclude<Reading, 'array'>, (text: string) => unknown> = {
  text: (text: string) => text,
  integer: (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text),
  boolean: (text: string) => (text === 'true' ? true : text === 'false' ? false : text),
}

function listItems(text: string): unknown[] {
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return list
    } catch {
      // Not JSON: the check will show the text as it stands.
      return [text]
    }
  }
  return text.split(',')
}
