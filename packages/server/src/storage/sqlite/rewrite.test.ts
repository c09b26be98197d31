import { expect, it, vi } from 'vitest'
import { isRewriteDue, rewriteWhereErased } from './rewrite.ts'
import { sqlite } from './sqlite.ts'

it('a file that cannot be written anew for want of space is used as it is, and tried again', () => {
  using database = new sqlite.DatabaseSync(':memory:')
  database.exec(
    "create table setting (name text, value text); insert into setting values ('rewrite_at_start', '')",
  )
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const exec = vi.spyOn(database, 'exec').mockImplementation(() => {
    throw full
  })
  rewriteWhereErased(database)
  expect(isRewriteDue(database)).toBe(true)
  exec.mockRestore()
  rewriteWhereErased(database)
  expect(isRewriteDue(database)).toBe(false)
})
