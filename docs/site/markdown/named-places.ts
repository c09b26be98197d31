import { errorCodes } from '../pages/errors-page.ts'
import { operations } from '../pages/operations.ts'

const addresses = new Map<string, string>([
  // A code of one word, such as `required`, is also the name of other things.
  ...[...Object.keys(errorCodes.control), ...Object.keys(errorCodes.property)]
    .filter((code) => code.includes('_'))
    .map((code) => [code, `/errors.html#${code}`] as const),
  ...[...operations.control, ...operations.property].map(({ id, address }) => [id, address] as const),
])

/** Where the site describes an operation or an error code of this name. */
export const addressOfName = (name: string): string | undefined => addresses.get(name)
