import stringWidth from 'string-width'

/**
 * How wide the columns of a table may be on a terminal: the widest become narrower first, none narrower than its longest word.
 * @param lines of cells, the head included
 * @param gap between two columns
 * @param room of the terminal
 * @returns undefined where there is not room enough
 */
export function fittingWidths(lines: string[][], gap: number, room: number): number[] | undefined {
  const widest = (column: number, widthOf: (text: string) => number) =>
    Math.max(...lines.map((line) => widthOf(line[column] ?? '')))
  const columns = (lines[0] ?? []).map((_, column) => ({
    width: widest(column, stringWidth),
    least: widest(column, longestWord),
  }))
  const total = (widths: number[]) => widths.reduce((sum, width) => sum + width, gap * (columns.length - 1))
  if (total(columns.map(({ least }) => least)) > room) return undefined
  for (let excess = total(columns.map(({ width }) => width)) - room; excess > 0; excess -= 1) {
    const shrinking = columns.filter(({ width, least }) => width > least)
    const [first] = shrinking.sort((one, other) => other.width - one.width)
    if (first) first.width -= 1
  }
  return columns.map(({ width }) => width)
}

const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => stringWidth(word)))
