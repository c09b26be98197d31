import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shell } from './shell.ts'
import { cache } from './tool.ts'

export const version = '7.25.0'
/** It is a program of Java, whatever language it writes. */
export const needs = ['java', 'mvn']

const artifact = `org.openapitools:openapi-generator-cli:${version}`
const jar = join(cache, `openapi-generator-cli-${version}.jar`)
const withoutTests =
  'models,apis,supportingFiles,modelTests=false,apiTests=false,modelDocs=false,apiDocs=false'

/** How a user fetches the generator, and calls it for a language. */
export const commandFor = (language: string, settings = '') =>
  `mvn dependency:copy -Dartifact=${artifact} -DoutputDirectory=.\njava -jar openapi-generator-cli-${version}.jar generate -i openapi.yaml -g ${language} -o client${settings && ` --additional-properties ${settings}`}`

/** Generates into `folder/client`, with the jar from Maven Central. */
export async function generate(language: string, folder: string, contract: string, settings = '') {
  if (!existsSync(jar)) {
    const copy = ['-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`]
    await shell('mvn', copy, { cwd: folder })
  }
  const paths = ['-i', contract, '-g', language, '-o', join(folder, 'client')]
  const more = settings === '' ? [] : ['--additional-properties', settings]
  const global = ['--global-property', withoutTests]
  await shell('java', ['-jar', jar, 'generate', ...paths, ...more, ...global], { cwd: folder })
}
