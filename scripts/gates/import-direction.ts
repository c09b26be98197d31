import { globSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { root } from '../build/root.ts'
import { fail, type Gate, pass, sum, type Verdict } from './gate.ts'

/** An import from one part of the sources to another, with the two files. */
type Import = { from: string; to: string; file: string; imported: string }

/**
 * Judges the imports of some sources. A part is a folder, with all below it, or a file that stands beside the folders.
 * @param files the text of each file by its path within the sources
 */
export function judgeImports(sources: string, files: Map<string, string>): Verdict {
  const imports = [...files].flatMap(([file, text]) => importsOf(file, text))
  const circle = shortestCircle(imports)
  if (!circle) return pass
  const steps = circle.map((from, index) => {
    const to = circle[(index + 1) % circle.length] ?? from
    return imports.filter((its) => its.from === from && its.to === to)
  })
  const [fewest = []] = steps.toSorted((one, other) => one.length - other.length)
  const lines = fewest.map(({ file, imported }) => `  ${sources}/${file} imports ${imported}`)
  return fail(
    `${sources} imports in a circle: ${[...circle, circle[0]].join(' → ')}.\n` +
      `Turn round the fewest of these imports:\n${lines.join('\n')}\n` +
      'Move the file into the part that imports it, or what it needs into a part that both may import.\n',
  )
}

function importsOf(file: string, text: string): Import[] {
  const specifiers = text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g)
  return [...specifiers].flatMap(([, specifier = '']) => {
    const imported = posix.join(posix.dirname(file), specifier)
    const [from, to] = [partOf(file), partOf(imported)]
    return from === to || to === '..' ? [] : [{ from, to, file, imported }]
  })
}

const partOf = (file: string) => file.split('/', 1)[0] as string

/** The parts of the shortest circle, each importing the next one. */
function shortestCircle(imports: Import[]): string[] | undefined {
  const next = Map.groupBy(imports, ({ from }) => from)
  const circles = [...next.keys()].flatMap((start) => {
    const reached = new Set<string>()
    for (let paths = [[start]]; paths.length > 0; ) {
      paths = paths.flatMap((path) => {
        const targets = new Set(next.get(path.at(-1) ?? start)?.map(({ to }) => to))
        return [...targets].filter((to) => !reached.has(to)).map((to) => [...path, to])
      })
      const back = paths.find((path) => path.at(-1) === start)
      if (back) return [back.slice(0, -1)]
      for (const path of paths) reached.add(path.at(-1) ?? start)
    }
    return []
  })
  return circles.toSorted((one, other) => one.length - other.length)[0]
}

async function filesOf(sources: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const file of glob('**/*.ts', { cwd: root + sources }))
    if (!file.endsWith('.test.ts')) files.set(file, await readFile(`${root}${sources}/${file}`, 'utf8'))
  return files
}

/** Whoever reads a folder has to know those below it, and none above. */
export const importDirection: Gate = {
  name: 'imports go one way',
  needs: 'nothing',
  run: async () => {
    const sources = globSync(['packages/*/src', 'scripts'], { cwd: root })
    return sum(await Promise.all(sources.map(async (folder) => judgeImports(folder, await filesOf(folder)))))
  },
}
