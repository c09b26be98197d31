import type { Command } from 'commander'
import { addInit } from './init.ts'

export function addServer(innwire: Command): void {
  const server = innwire
    .command('server')
    .description('run the whole service on this machine; --demo sets up a hotel to try')
    .usage('[options]')
    .argument('[options...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (args: string[]) => {
      // It is a program of its own, with commands and exit codes of its own.
      process.argv.splice(2, process.argv.length, ...args)
      const manifest = import.meta.resolve('@innwire/server/package.json')
      await import(new URL('bin/innwire-server.js', manifest).href)
    })
  addInit(server)
}
