import { tokenRoles } from '../generated/control-limits.ts'

export type TokenRole = (typeof tokenRoles)[number]

export const isTokenRole = (text: string): text is TokenRole =>
  (tokenRoles as readonly string[]).includes(text)

export const isAtLeast = (role: TokenRole, needed: TokenRole): boolean =>
  tokenRoles.indexOf(role) >= tokenRoles.indexOf(needed)
