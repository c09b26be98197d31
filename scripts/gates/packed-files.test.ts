import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { judgePackedFiles } from './packed-files.ts'

const judge = (...paths: string[]) =>
  judgePackedFiles([{ name: 'one', files: paths.map((path) => ({ path })) }])
const always = ['LICENSE', 'README.md', 'package.json']

it('lets programs, declarations and the contract be published', () => {
  const files = ['bin/one.js', 'dist/a/one.js', 'dist/one.d.ts', 'dist/bundle/main.js']
  expect(
    judge(...always, ...files, 'dist/bundle/LICENSES.txt', 'dist/LICENSES.txt', 'src/generated/openapi.yaml')
      .failed,
  ).toBe(0)
})

it.each([
  'dist/one.test.js',
  'dist/test/one.js',
  'src/one.ts',
  '.env',
  'innwire.db',
  'dist/one.db-key',
  'dist/one.js.map',
])('refuses %s, and says in which package it is', (path) => {
  expect(judge(...always, path).output).toContain(`one would publish ${path}\n`)
})

it('asks for the licence', () => {
  expect(judge('README.md', 'package.json').output).toContain('one lacks LICENSE\n')
})

it.each(globSync('packages/*/LICENSE', { cwd: root }))('%s is that of the repository', (file) => {
  expect(readFileSync(root + file, 'utf8')).toBe(readFileSync(`${root}LICENSE`, 'utf8'))
})
