/** Reads prices, each text once. `119.9` and `119.90` are one value, so that a range can span both. */
export function readPrices() {
  const places = new Map<unknown, number>()
  const placesByValue = new Map<string, number>()
  /** Of each value the shortest text that was read. */
  const texts: string[] = []
  return {
    texts,
    /** Place of the price's value; -1 when it is none. */
    placeOf(text: unknown): number {
      const known = places.get(text)
      if (known !== undefined) return known
      const place = isPrice(text) ? placeOfValue(text) : -1
      places.set(text, place)
      return place
    },
  }

  function placeOfValue(text: string): number {
    const value = text.replace(/^0+(?=\d)/, '').replace(/\.0*$|(\.\d*?)0+$/, '$1')
    const place = placesByValue.get(value) ?? texts.push(text) - 1
    placesByValue.set(value, place)
    if (text.length < (texts[place] ?? '').length) texts[place] = text
    return place
  }
}

const isPrice = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{1,12}(\.\d{1,3})?$/.test(text)
