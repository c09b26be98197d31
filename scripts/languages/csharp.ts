import { join } from 'node:path'
import { commandFor, generate, needs, version } from './openapi-generator.ts'
import { shell } from './shell.ts'
import type { Tool } from './tool.ts'

/** The generators for C#; there is no program of calls yet. */
export const csharpTools: Tool[] = [
  {
    name: 'openapi-generator, csharp',
    version,
    needs: ['dotnet', ...needs],
    from: 'the .NET SDK 8 or later; Java and Maven, which fetches the generator',
    set: 'not known yet',
    command: commandFor('csharp'),
    programs: {},
    build: async (folder, { contract }) => {
      await generate('csharp', folder, contract)
      await shell('dotnet', ['build', '--nologo'], { cwd: join(folder, 'client') })
    },
    run: async () => '',
  },
]
