import { afterEach, expect, it, vi } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const asIs = (text: string) => text

it('says nothing of an answer that keeps the contract', () => {
  expect(judgeAnswer('throw', 'listRooms', 200, { rooms: [] }, asIs)).toBeUndefined()
})

it('names the first five places, and how many more there are', () => {
  const channels = Array.from({ length: 7 }, (_, index) => ({ name: `${index}` }))
  expect(judgeAnswer('throw', 'listChannels', 200, { channels }, asIs)).toMatch(
    /^The answer has errors: channels\[0\]\.code: .* channels\[4\]\.code: code is missing\. And 2 more\.$/,
  )
})

it('writes it to the console instead, with the operation, where it shall only warn', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const hide = (text: string) => text.replace('channels[0]', '[hidden]')
  expect(judgeAnswer('warn', 'listChannels', 200, { channels: [{ name: 'HRS' }] }, hide)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('listChannels: The answer has errors: [hidden].code: code is missing.')
})
