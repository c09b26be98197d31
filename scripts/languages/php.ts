import { globSync } from 'node:fs'
import { openapiGenerator } from './openapi-generator.ts'
import { shell } from './shell.ts'
import { here, type Tool } from './tool.ts'

export const phpTools: Tool[] = [
  openapiGenerator({
    language: 'php',
    needs: ['php'],
    lacking: () =>
      shell('php', ['-r', "require 'GuzzleHttp/autoload.php';"], { cwd: here }).then(
        () => [],
        () => ['Guzzle'],
      ),
    from: 'PHP 8.1 or later with Guzzle in its include path (Debian: `php-cli php-curl php-mbstring php-guzzlehttp-guzzle`); Java and Maven, which fetches the generator',
    set: 'nothing; both keys by `setApiKey`, as `token` and `hr_id`. Dates of a query or a form as text: it writes a `DateTime` with its time of day. The fields of a form are the arguments that end in `2`',
    programs: { 'openapi-generator.php': 'program.php', 'autoload.php': 'autoload.php' },
    compile: async (folder) => {
      for (const file of globSync(['client/lib/**/*.php', 'program.php'], { cwd: folder }))
        await shell('php', ['-l', file], { cwd: folder })
    },
    run: (folder, env) => shell('php', ['program.php'], { cwd: folder, env }),
  }),
]
