import { join } from 'node:path'
import { openapiGenerator } from './openapi-generator.ts'
import { shell } from './shell.ts'
import type { Tool } from './tool.ts'

/** The generators for C#; there is no program of calls yet. */
export const csharpTools: Tool[] = [
  openapiGenerator({
    language: 'csharp',
    needs: ['dotnet'],
    from: 'the .NET SDK 8 or later; Java and Maven, which fetches the generator',
    set: 'not known yet',
    programs: {},
    compile: (folder) => shell('dotnet', ['build', '--nologo'], { cwd: join(folder, 'client') }),
    run: async () => '',
  }),
]
