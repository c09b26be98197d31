import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapiGenerator } from './openapi-generator.ts'
import { shell } from './shell.ts'
import type { Tool } from './tool.ts'

const oapi = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen'
const oapiVersion = 'v2.8.2'

const run = (folder: string, env: Record<string, string>) =>
  shell(join(folder, 'program'), [], { cwd: folder, env })

export const goTools: Tool[] = [
  openapiGenerator({
    language: 'go',
    needs: ['go'],
    from: 'Go 1.23 or later; Java and Maven, which fetches the generator',
    set: 'nothing; both keys in the context, as `ContextAPIKeys`. The fields of a form are the methods that end in `2`',
    programs: { 'openapi-generator.go': 'main.go' },
    compile: async (folder) => {
      const cwd = join(folder, 'client')
      await mkdir(join(cwd, 'calls'))
      await cp(join(folder, 'main.go'), join(cwd, 'calls/main.go'))
      await shell('go', ['mod', 'tidy'], { cwd })
      await shell('go', ['build', '-o', '../program', './calls'], { cwd })
    },
    run,
  }),
  {
    name: 'oapi-codegen',
    version: oapiVersion,
    needs: ['go'],
    from: 'Go 1.25 or later, which fetches the generator',
    set: '`-generate types,client`; both keys by `WithRequestEditorFn`. Send the range update in the query: its forms lose the dates',
    command: `go run ${oapi}@${oapiVersion} -generate types,client -package api -o api/api.go openapi.yaml`,
    programs: { 'oapi-codegen.go': 'main.go' },
    build: async (folder, { contract }) => {
      await mkdir(join(folder, 'api'))
      const settings = ['-generate', 'types,client', '-package', 'api', '-o', 'api/api.go']
      await writeFile(join(folder, 'go.mod'), 'module client\n')
      await shell('go', ['run', `${oapi}@${oapiVersion}`, ...settings, contract], { cwd: folder })
      await shell('go', ['mod', 'tidy'], { cwd: folder })
      await shell('go', ['build', '-o', 'program', '.'], { cwd: folder })
    },
    run,
  },
]
