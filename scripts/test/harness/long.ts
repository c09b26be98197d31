/** Whether tests try all that they can: `npm run test:long`. */
export const isLong = process.env.INNWIRE_TEST_LONG === '1'

/** How many cases a test tries: as many as its variable says; without it as many as usual, or as a long run asks for. */
export const tries = (variable: string, usual: number, long: number): number =>
  Number(process.env[variable] ?? (isLong ? long : usual))

/** Chooses the samples of a run. The run says it, and the same number repeats it. */
const seed = Number(process.env.INNWIRE_TEST_SEED ?? 0)

/** One in so many of the like cases of a table, and with another seed others; all of them in a long run. */
export function sampled<Case>(oneIn: number, cases: readonly Case[]): Case[] {
  const every = Math.min(oneIn, cases.length)
  return isLong ? [...cases] : cases.filter((_, index) => index % every === seed % every)
}
