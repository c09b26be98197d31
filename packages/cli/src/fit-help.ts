/** Where the output is no terminal, as of the options in the same help. */
const standardWidth = 80

/**
 * The texts of a help in lines of this width, broken between words. What is indented stays as it is: it is a list, or an example
 * that somebody copies.
 */
export function fitHelp(text: string, width = standardWidth): string {
  const paragraphs = text.replaceAll(/(?<=^[^\s].*)\n(?=[^\s])/gm, ' ')
  return paragraphs
    .split('\n')
    .map((line) => (line.startsWith(' ') ? line : fitted(line, width)))
    .join('\n')
}

function fitted(line: string, width: number): string {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
