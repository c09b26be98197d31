import { globSync } from 'node:fs'
import { join } from 'node:path'
import { openapiGenerator } from './openapi-generator.ts'
import { shell } from './shell.ts'
import type { Tool } from './tool.ts'

const settings = 'containerDefaultToNull=true,useSingleRequestParameter=true'

export const javaTools: Tool[] = [
  openapiGenerator({
    language: 'java',
    name: 'java (okhttp)',
    settings,
    needs: ['javac'],
    from: 'a JDK of 11 or later, and Maven, which fetches the generator',
    set: `\`${settings}\`: without the first it sends \`"channel_codes": []\`, which our server refuses; the second spares thirty arguments in a row. For money as \`BigDecimal\`: \`--type-mappings Double=java.math.BigDecimal\``,
    programs: { 'OpenApiGenerator.java': 'OpenApiGenerator.java' },
    compile: async (folder) => {
      const cwd = join(folder, 'client')
      const libraries = ['-DoutputDirectory=lib', '-DincludeScope=compile']
      await shell('mvn', ['-q', 'dependency:copy-dependencies', ...libraries], { cwd })
      const sources = globSync('src/main/java/**/*.java', { cwd })
      const compile = ['-nowarn', '-d', 'classes', '-cp', 'lib/*']
      await shell('javac', [...compile, ...sources, '../OpenApiGenerator.java'], { cwd })
    },
    run: (folder, env) =>
      shell('java', ['-cp', 'classes:lib/*', 'OpenApiGenerator'], { cwd: join(folder, 'client'), env }),
  }),
]
