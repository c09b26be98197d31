/** A decimal as a whole number of 10^-15: enough for an amount of 3 decimals times a rate of 12. */
export type Exact = bigint

const places = 15
const one = 10n ** BigInt(places)

export function exact(value: number | string): Exact {
  const text = String(value)
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole) * one + BigInt(part.padEnd(places, '0'))
  return text.startsWith('-') ? -size : size
}

export const times = (a: Exact, b: Exact): Exact => (a * b) / one

export const sumOf = (values: (number | string)[]): Exact =>
  values.reduce<Exact>((sum, value) => sum + exact(value), 0n)

/** Plain text without needless zeros. */
export function plain(value: Exact): string {
  const size = value < 0n ? -value : value
  const part = String(size % one)
    .padStart(places, '0')
    .replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${size / one}${part && `.${part}`}`
}
