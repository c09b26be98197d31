// No pattern here repeats a group that itself repeats: each is read once from left to right.

export function isSnakeCase(name: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(name) && !name.includes('__') && !name.endsWith('_')
}

export function isCamelCase(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name)
}

export function isPascalCase(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(name)
}

export function toSnakeCase(name: string): string {
  return words(name).join('_').toLowerCase()
}

export function toCamelCase(name: string): string {
  const [first = '', ...rest] = words(name)
  return lowerFirst(first) + rest.map(upperFirst).join('')
}

export function toPascalCase(name: string): string {
  return words(name).map(upperFirst).join('')
}

function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]/)
    .filter((word) => word !== '')
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
