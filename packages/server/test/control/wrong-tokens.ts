type Line = { msg: string; attempts?: number; address?: string }

/** The lines of a log about wrong control tokens. */
export const wrongTokenLines = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => /wrong control tokens? w/i.test(line))
    .map((line) => JSON.parse(line))

/** How many wrong tokens a log tells of. */
export const attemptsIn = (log: string): number =>
  wrongTokenLines(log).reduce((sum, { attempts = 1 }) => sum + attempts, 0)
