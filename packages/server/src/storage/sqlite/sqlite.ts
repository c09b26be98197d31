/** SQLite. Not imported: an older Node has none, and would say so before the sentence of needed-node.ts. */
export const sqlite = process.getBuiltinModule('node:sqlite')
