import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The first line of a hotel file, by which an editor knows its fields: where the JSON Schema is on this machine. Where the package
 * is installed in the project of the file, the path holds for everybody who has the project.
 */
export function schemaLine(file: string): string {
  const url = import.meta.resolve('@innwire/server/hotel.schema.json')
  const path = relative(dirname(resolve(file)), fileURLToPath(url)).replaceAll('\\', '/')
  const isOfProject = /^(?:\.\.\/)*node_modules\//.test(path)
  return `# yaml-language-server: $schema=${isOfProject ? path.replace(/^node_modules/, './$&') : url}\n`
}
