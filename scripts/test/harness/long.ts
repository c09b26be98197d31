/** Whether tests try all that they can: `npm run test:long`. */
export const isLong = process.env.INNWIRE_TEST_LONG === '1'

/** How many cases a test tries: as many as its variable says; without it as many as usual, or as a long run asks for. */
export const tries = (variable: string, usual: number, long: number): number =>
  Number(process.env[variable] ?? (isLong ? long : usual))
