import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openapiGenerator } from './openapi-generator.ts'
import { shell } from './shell.ts'
import { cache, type Tool } from './tool.ts'

const environment = join(cache, 'python')
const python = join(environment, 'bin/python')
const clientVersion = '0.29.1'

/** Installs the packages that a client needs, apart from those of the machine. */
async function install(folder: string, packages: string[]): Promise<void> {
  if (!existsSync(python)) await shell('python3', ['-m', 'venv', environment], { cwd: folder })
  await shell(python, ['-m', 'pip', 'install', '-q', ...packages], { cwd: folder })
}

const run = (folder: string, env: Record<string, string>) =>
  shell(python, ['program.py'], { cwd: folder, env: { ...env, PYTHONPATH: join(folder, 'client') } })

const compile = (folder: string) =>
  shell(python, ['-m', 'compileall', '-q', 'client', 'program.py', 'say.py'], { cwd: folder })

export const pythonTools: Tool[] = [
  openapiGenerator({
    language: 'python',
    needs: ['python3'],
    from: 'Python 3.10 or later; Java and Maven, which fetches the generator',
    set: 'nothing; both keys in `Configuration(api_key={"Token": …, "HotelId": …})`. The fields of a form are the parameters that end in `2`',
    programs: { 'openapi_generator.py': 'program.py', 'say.py': 'say.py' },
    compile: async (folder) => {
      await install(folder, ['-r', join(folder, 'client/requirements.txt')])
      await compile(folder)
    },
    run,
  }),
  {
    name: 'openapi-python-client',
    version: clientVersion,
    needs: ['python3'],
    from: 'Python 3.11 or later; pip fetches the generator',
    set: 'nothing; it knows no keys in a query: `Client(httpx_args={"params": {"token": …, "hr_id": …}})`',
    command: `pipx run openapi-python-client==${clientVersion} generate --path openapi.yaml --output-path client`,
    programs: { 'openapi_python_client.py': 'program.py', 'say.py': 'say.py' },
    build: async (folder, { contract }) => {
      await install(folder, [`openapi-python-client==${clientVersion}`])
      const paths = ['--path', contract, '--output-path', 'client', '--overwrite']
      await shell(python, ['-m', 'openapi_python_client', 'generate', ...paths], { cwd: folder })
      await compile(folder)
    },
    run,
  },
]
