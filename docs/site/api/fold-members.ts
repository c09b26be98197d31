/**
 * Folds what a type, a class or a constant consists of, so that a page can be looked through for a name: unfolded, that of sync
 * is 77,000 px long. Functions, which are few and come first, stay as they are.
 * @param markdown of one entry point, each export below a heading of level 3
 */
export function foldMembers(markdown: string): string {
  let kind = ''
  return markdown
    .split(/^(?=#{2,3} )/m)
    .map((section) => {
      if (section.startsWith('## ')) kind = section.slice(3, section.indexOf('\n'))
      return section.startsWith('### ') && kind !== 'Functions' ? folded(section) : section
    })
    .join('')
}

function folded(section: string): string {
  const [, whole = '', line = ''] = /^([\s\S]*?)(\n\n\*{3}\s*)?$/.exec(section) ?? []
  const begin = whole.search(/^(#### |\| )/m)
  if (begin < 0) return section
  const name = /^### (?:<a id="([^"]+)">)?(.+)/.exec(section)
  const id = name?.[1] ?? name?.[2]?.toLowerCase()
  const members = whole.slice(begin).trimEnd()
  const headings = Array.from(members.matchAll(/^#{4,5} .+$/gm), ([heading]) => heading)
  const kinds = headings.flatMap((heading) => (heading.startsWith('#### ') ? [heading.slice(5)] : []))
  // The only heading would say what the fold is called.
  const shown = headings.length === 1 ? members.replace(/^#### .+\n/, '') : members
  return `${whole.slice(0, begin)}<details data-of="${id}"><summary>${kinds.join(', ') || 'Fields'}</summary>\n\n${shown}\n\n</details>\n${line}\n\n`
}
