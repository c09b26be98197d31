import { expect, it } from 'vitest'
import { standardJournal } from './journal-file.ts'

it('a hotel of a service has one journal, however its address is written', () => {
  const files = (...addresses: string[]) => new Set(addresses.map((one) => standardJournal(one, '4711'))).size
  const same = ['https://service.example', 'https://SERVICE.example:443/', 'https://service.example.//']
  expect(files(...same)).toBe(1)
  expect(files('http://localhost:4020', 'http://127.0.0.1:4020/', 'http://LOCALHOST:4020')).toBe(1)
  expect(files('https://service.example', 'http://service.example', 'https://service.example/two')).toBe(3)
  expect(files('http://127.0.0.1:4020', 'http://127.0.0.1:4021', 'http://127.0.0.2:4020')).toBe(3)
})
