import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** How a language runs several files in one process; each is named on a line that begins with a form feed. */
const runners = {
  ts: [
    process.execPath,
    '--input-type=module',
    '-e',
    "for (const file of process.argv.slice(1)) { console.log('\\f' + file); await import(file) }",
  ],
  sh: ['sh', '-c', 'for file; do printf "\\f%s\\n" "$file"; sh -e "$file" || exit; done', 'sh'],
  py: [
    'python3',
    '-c',
    `import runpy, sys
for file in sys.argv[1:]:
    print('\\f' + file, flush=True)
    runpy.run_path(file, run_name='__main__')`,
  ],
  php: [
    'php',
    '-r',
    'foreach (array_slice($argv, 1) as $file) { echo "\\f$file\\n"; (function () use ($file) { require $file; })(); }',
  ],
}

export type Language = keyof typeof runners

/**
 * Runs programs one after another in one process, since most of the time of a short program is the start of its language.
 * @param files with absolute paths
 * @returns what each printed
 * @throws {Error} with what was printed until then, when one of them fails
 */
export async function printedByEach(
  language: Language,
  files: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Map<string, string>> {
  const [program = '', ...args] = runners[language]
  const { stdout } = await promisify(execFile)(program, [...args, ...files], {
    env: { ...process.env, ...env },
  }).catch(({ message, stdout }) => {
    throw new Error(`${message}\n${stdout}`)
  })
  const parts = stdout.split('\f').slice(1)
  return new Map(
    parts.map((part: string) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end + 1)]
    }),
  )
}
