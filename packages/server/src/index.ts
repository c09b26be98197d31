export { sign, verify } from './distribution/signature.ts'
export type { QuotaNumbers } from './http/quota.ts'
export { StartError } from './start-error.ts'
export { type LogLevel, type Server, type ServerOptions, startServer } from './start-server.ts'
