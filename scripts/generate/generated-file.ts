/** One file that a generator wants on disk; `path` is relative to the repository's root. */
export type GeneratedFile = { path: string; content: string }
