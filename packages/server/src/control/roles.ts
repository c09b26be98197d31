/** What a token of the control API may do; each role may also do what those before it may. */
export const roles = ['read', 'desk', 'admin'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)

export const isAtLeast = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)
