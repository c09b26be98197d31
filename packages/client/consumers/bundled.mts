// A page or a worker: bundled and minified, then called from outside.
import { AuthenticationError, createClient, InnwireError, InputError } from '@innwire/client'
import { visit } from './program.mts'

const client = { AuthenticationError, createClient, InnwireError, InputError }
Object.assign(globalThis, { visit: (baseUrl: string) => visit(client, baseUrl) })
