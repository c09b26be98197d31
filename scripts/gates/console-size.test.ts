import { expect, it } from 'vitest'
import { firstLoad, judgeFirstLoad } from './console-size.ts'

it('lets a first load at its limit pass', () => {
  expect(judgeFirstLoad({ 'index.html': 1_000, 'index.js': 149_000 })).toMatchObject({ passed: 1, failed: 0 })
})

it('tells which files of a first load above it are the largest', () => {
  const { failed, output } = judgeFirstLoad({ 'index.css': 1_000, 'index.js': 149_001 })
  expect(failed).toBe(1)
  expect(output).toContain('150001 bytes of 150000')
  expect(output).toMatch(/149001 {2}index\.js\n +1000 {2}index\.css\n/)
})

it('counts the page, its first view, what both share, with its styles, and no other view', async () => {
  const names = Object.keys(await firstLoad()).join('\n')
  for (const needed of [
    /^index\.html$/m,
    /^index-.+\.js$/m,
    /^index-.+\.css$/m,
    /^RequestsView-.+\.js$/m,
    // What its parts look like, which other views have, too.
    /^Facts-.+\.css$/m,
  ])
    expect(names).toMatch(needed)
  expect(names).not.toMatch(/CalendarView|ChannelsView|FoliosView/)
})
