// Node, Bun and Deno: an ES module.
import process from 'node:process'
import { AuthenticationError, createClient, InnwireError, InputError } from '@innwire/client'
import { visit } from './program.mjs'

const client = { AuthenticationError, createClient, InnwireError, InputError }
console.log(JSON.stringify(await visit(client, process.argv[2])))
