import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shell } from './shell.ts'
import { cache, type Tool } from './tool.ts'

const version = '7.25.0'

const artifact = `org.openapitools:openapi-generator-cli:${version}`
const jar = join(cache, `openapi-generator-cli-${version}.jar`)
const withoutTests =
  'models,apis,supportingFiles,modelTests=false,apiTests=false,modelDocs=false,apiDocs=false'

type Language = Omit<Tool, 'name' | 'version' | 'command' | 'build'> &
  Partial<Record<'name' | 'settings', string>> & {
    /** What the generator calls it. */
    language: string
    /** Compiles what was generated, with the program. */
    compile: (folder: string) => Promise<unknown>
  }

/** The generator for a language; it is a program of Java, whatever language it writes. */
export const openapiGenerator = ({
  language,
  name = language,
  needs,
  settings = '',
  compile,
  ...tool
}: Language): Tool => ({
  ...tool,
  name: `openapi-generator, ${name}`,
  version,
  needs: [...needs, 'java', 'mvn'],
  command: `mvn dependency:copy -Dartifact=${artifact} -DoutputDirectory=.\njava -jar openapi-generator-cli-${version}.jar generate -i openapi.yaml -g ${language} -o client${settings && ` --additional-properties ${settings}`}`,
  build: async (folder, { contract }) => {
    await generate(language, folder, contract, settings)
    await compile(folder)
  },
})

/** Generates into `folder/client`, with the jar from Maven Central. */
async function generate(language: string, folder: string, contract: string, settings: string) {
  if (!existsSync(jar)) {
    const copy = ['-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`]
    await shell('mvn', copy, { cwd: folder })
  }
  const paths = ['-i', contract, '-g', language, '-o', join(folder, 'client')]
  const more = settings === '' ? [] : ['--additional-properties', settings]
  const global = ['--global-property', withoutTests]
  await shell('java', ['-jar', jar, 'generate', ...paths, ...more, ...global], { cwd: folder })
}
