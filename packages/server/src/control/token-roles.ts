/** What a token of the control API may do; each role may also do what those before it may. */
export const tokenRoles = ['read', 'desk', 'admin'] as const
export type TokenRole = (typeof tokenRoles)[number]

export const isTokenRole = (text: string): text is TokenRole =>
  (tokenRoles as readonly string[]).includes(text)

export const isAtLeast = (role: TokenRole, needed: TokenRole): boolean =>
  tokenRoles.indexOf(role) >= tokenRoles.indexOf(needed)
