import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markedJson } from './marked-json.ts'

it('puts what is wrong beside the line of its place', () => {
  const body =
    '{"rooms":[{"inv_code":"HR:1","dates":[{"date":"2026-12-24","price":"x"},{"date":"2026-12-25"}]}]}'
  const wrong = new Map([
    ['rooms[0].dates[0].price', 'Write a number.'],
    ['rooms[0].dates[1]', 'It has no value.'],
  ])
  expect(markedJson(body, wrong).filter(({ wrong }) => wrong)).toEqual([
    { text: '          "price": "x"', wrong: 'Write a number.' },
    { text: '        {', wrong: 'It has no value.' },
  ])
})

it('writes every body as JSON does with two spaces', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      const lines = markedJson(text).map((line) => line.text)
      expect(lines.join('\n')).toBe(JSON.stringify(JSON.parse(text), null, 2))
    }),
  )
})

it('shows JSON as it came that has more levels than a person reads', () => {
  const deep = '['.repeat(31_000) + ']'.repeat(31_000)
  expect(markedJson(deep)).toEqual([{ text: deep }])
})

it('shows what is no JSON as it came, and nothing where nothing came', () => {
  expect(markedJson('inv_code=HR%3A1\nx')).toEqual([{ text: 'inv_code=HR%3A1' }, { text: 'x' }])
  expect(markedJson(undefined)).toEqual([])
})
