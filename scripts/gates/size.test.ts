import { expect, it } from 'vitest'
import { clientSizes, judgeSizes } from './size.ts'

const sizes = (whole: number, rooms: number) => [
  { name: 'the whole client', gzipBytes: whole, modules: { 'dist/small.js': 10, 'dist/large.js': 900 } },
  { name: 'connect and rooms', gzipBytes: rooms, modules: { 'dist/rooms.js': 20 } },
  { name: 'connect and postings', gzipBytes: 6_500, modules: {} },
]

it('lets sizes at their limits pass', () => {
  expect(judgeSizes(sizes(7_000, 5_000))).toMatchObject({ passed: 1, failed: 0 })
})

it('shows all sizes, the largest modules of what is too large, and what to do', () => {
  const { failed, output } = judgeSizes(sizes(7_001, 5_000))
  expect(failed).toBe(1)
  expect(output).toMatch(/the whole client +7001 bytes of 7000\n/)
  expect(output).toMatch(/connect and postings +6500 bytes\n/)
  expect(output).toMatch(/900 {2}dist\/large.js\n +10 {2}dist\/small.js\n/)
  expect(output).not.toContain('dist/rooms.js')
  expect(output).toContain('Shorten these modules')
})

it('refuses a single resource that is too large', () => {
  expect(judgeSizes(sizes(7_000, 5_001))).toMatchObject({ passed: 0, failed: 1 })
})

it('measures bundles that leave out what is not imported', async () => {
  const [whole, rooms] = await clientSizes()
  expect(whole?.gzipBytes).toBeGreaterThan(rooms?.gzipBytes ?? Number.POSITIVE_INFINITY)
  const paths = Object.keys(rooms?.modules ?? {})
  expect(paths).toContainEqual(expect.stringContaining('openapi-fetch'))
  expect(paths).not.toContainEqual(expect.stringContaining('postings'))
})
