import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkCalendar, readCalendarFile } from '../src/calendar/read-file.ts'
import { WrongUse } from '../src/failure.ts'
import { asDemo, inDays, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

let server: Server
let person: Person
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.stop())
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

const demo = () => asDemo(server)
const [one, two] = [inDays(30), inDays(31)]
const plan = (content: string | Uint8Array, args: string[] = []) =>
  writeFile(join(person.folder, 'file'), content).then(() =>
    person.inPipe(['calendar', 'plan', 'file', ...demo(), ...args]),
  )

describe('a file', () => {
  const csv = (delimiter: string, lineEnd = '\n') =>
    [
      ['inv_code', 'rate_code', 'date', 'availability', 'price', 'stop_sale'],
      ['HR:1', '', one, '0', '"119.90"', ''],
      ['', 'NR:HR:1', two, '', '99.9', ''],
      ['', '', '', '', '', ''],
      ['"HR:1"', '', two, '', '', 'TRUE'],
    ]
      .map((line) => line.join(delimiter) + lineEnd)
      .join('')
  const objects = [
    { inv_code: 'HR:1', date: one, availability: 0, price: '119.90' },
    { rate_code: 'NR:HR:1', date: two, price: 99.9, stop_sale: null },
    { inv_code: 'HR:1', date: two, stop_sale: true },
  ]

  it.each([
    ['CSV', csv(',')],
    ['what a spreadsheet exports', `\uFEFF${csv(';', '\r\n')}`],
    ['text with tabs', `\n${csv('\t')}`],
    ['a JSON list', JSON.stringify(objects, undefined, 2)],
    ['a JSON object on each line', objects.map((its) => JSON.stringify(its)).join('\r\n')],
  ])('may be %s', async (_, content) => {
    const { code, out, err } = await plan(content)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ lines: 3, requests: 2, closing: 1, numbers: 0, refused: [] })
  })

  it('may be standard input', async () => {
    const { out } = await person.inPipe(['calendar', 'plan', '-', ...demo()], { input: csv(',') })
    expect(JSON.parse(out)).toMatchObject({ lines: 3, quota: { perMinute: 600 }, minutes: 1 })
  })

  const head = 'inv_code,date,availability,price,stop_sale\n'
  it.each([
    [
      'a decimal comma',
      `${head}HR:1,${one},,"119,90",\n`,
      'line 2, column 4 (price): "119,90" has a decimal comma. Write 119.90.',
    ],
    [
      'a date of another form',
      `${head}HR:1,24.12.2026,1,,\n`,
      'line 2, column 2 (date): "24.12.2026": Write the date as 2026-12-24.',
    ],
    ['no date', `${head}HR:1,,1,,\n`, 'line 2, column 2 (date): Write the date as 2026-12-24.'],
    [
      'a number that is none',
      `${head}\nHR:1,${one},many,,\n`,
      'line 3, column 3 (availability): "many": Give a whole number from 0 to 9999.',
    ],
    [
      'a negative price',
      `${head}HR:1,${one},,-1,\n`,
      'line 2, column 4 (price): "-1": Write a price as 119.90: 0 or more, a point and at most 3 decimals, no thousands separator, no currency.',
    ],
    ...['1.149,90', '€149.90', '149.90 EUR', '1,149.90', '1,149'].map((price): [string, string, string] => [
      `a price ${price}`,
      `${head}HR:1,${one},,"${price}",\n`,
      `line 2, column 4 (price): "${price}": Write a price as 119.90: 0 or more, a point and at most 3 decimals, no thousands separator, no currency.`,
    ]),
    [
      'a date that does not exist',
      `${head}HR:1,2026-02-30,1,,\n`,
      'line 2, column 2 (date): 2026-02-30 does not exist. Correct it.',
    ],
    [
      'the separator of a spreadsheet first',
      `sep=;\n${head}HR:1,${one},1,,\n`,
      'line 1, column 1: Delete this line: only spreadsheets know "sep=".',
    ],
    ['a flag that is none', `${head}HR:1,${one},,,2\n`, 'line 2, column 5 (stop_sale): 2: Give 1 or 0.'],
    [
      'no value',
      `${head}HR:1,${one},,,\n`,
      'line 2, column 1: Add one of availability, price, min_stay, stop_sale, cta, ctd.',
    ],
    ['no room', `${head},${one},1,,\n`, 'line 2, column 1: Add inv_code or rate_code.'],
    [
      'a field too few',
      `${head}HR:1,${one},1\n`,
      'line 2, column 4: This line has 3 fields, and the first line has 5. A comma in a field needs quotes around it.',
    ],
    [
      'a field too many',
      `${head}HR:1,${one},,119,90,\n`,
      'line 2, column 6: This line has 6 fields, and the first line has 5. A comma in a field needs quotes around it.',
    ],
    [
      'a quote that is not closed',
      `${head}HR:1,${one},,1,\nHR:1,"${one},,1,\nHR:1,${one},,1,\n`,
      'line 3, column 2: A quote is opened and never closed.',
    ],
    [
      'an unknown column',
      `inv_code,nights\nHR:1,2\n`,
      'line 1, column 2: The column "nights" is not known. Known are inv_code, rate_code, date, availability, price, min_stay, stop_sale, cta, ctd. The first line has to name the columns.',
    ],
    [
      'a column that is there twice',
      'inv_code,date,date\n',
      'line 1, column 3 (date): This column is there twice.',
    ],
    [
      'a misspelt column',
      `inv_code,Dates,prise\nHR:1,${one},1\n`,
      'line 1, column 2: The column "dates" is not known. Did you mean date? The first line has to name the columns.',
    ],
    [
      'JSON that breaks off',
      `[\n {"inv_code": "HR:1",\n  "date"`,
      'line 3, column 9: This is not JSON: a colon is missing behind the name; it ends here.',
    ],
    [
      'a broken line of NDJSON',
      `{"inv_code":"HR:1","date":"${one}","price":"1"}\n{"inv_code" 1}\n`,
      'line 2, column 13: This is not JSON: a colon is missing behind the name; here is 1.',
    ],
    [
      'a wrong value in JSON',
      `[{"inv_code": "HR:1",\n  "date": "${one}",\n  "min_stay": 0}]`,
      'line 3, column 3 (min_stay): 0: Give a whole number from 1 to 365.',
    ],
    [
      'an unknown name in JSON',
      `[{"inv_code": "HR:1", "date": "${one}", "cost": 1}]`,
      /line 1, column 45 \(cost\): The column "cost" is not known\. Known are inv_code, .* ctd\.$/m,
    ],
    ['no object in JSON', '[1]', /line 1, column 2: Give an object/],
  ])('with %s is refused with line and column', async (_, content, where) => {
    // Without a process for each; what the command makes of a refusal is below.
    const path = join(person.folder, 'file')
    await writeFile(path, content)
    const error = await readCalendarFile(path).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(WrongUse)
    const [first, second] = error.message.split('\n')
    expect(first).toMatch(/file has .*Nothing was sent\.$/)
    if (typeof where === 'string') expect(second).toBe(`  ${where}`)
    else expect(error.message).toMatch(where)
  })

  it('has each wrong place of a line named at once', async () => {
    const path = join(person.folder, 'file')
    await writeFile(path, `${head}HR:1,24.12.2026,many,"149,90",2\nHR:1,${one},,"149,90",\n`)
    const error = await readCalendarFile(path).catch((thrown) => thrown)
    expect(error.message.split('\n').slice(1)).toEqual([
      '  line 2, column 2 (date): "24.12.2026": Write the date as 2026-12-24.',
      '  line 2, column 3 (availability): "many": Give a whole number from 0 to 9999.',
      '  line 2, column 4 (price): "149,90" has a decimal comma. Write 149.90.',
      '  line 2, column 5 (stop_sale): 2: Give 1 or 0.',
      '  line 3, column 4 (price): "149,90" has a decimal comma. Write 149.90.',
    ])
  })

  it('with dates that are not open is refused with their places', async () => {
    const { code, out, err } = await plan(`${head}HR:1,2020-01-01,1,,\nHR:1,2099-01-01,1,,\n`)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.trimEnd().split('\n').slice(1)).toEqual([
      '  line 2, column 2 (date): "2020-01-01": it is over. Leave it out.',
      '  line 3, column 2 (date): "2099-01-01": it is more than 1,000 days ahead. Leave it out.',
    ])
  })

  it('with many wrong places has the first 20 named and the others counted', async () => {
    const { code, out, err } = await plan(head + `HR:1,${one},,"1,5",\n`.repeat(1500))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const lines = err.trimEnd().split('\n')
    expect(lines).toHaveLength(22)
    expect(lines[0]).toBe('innwire: file has 1,500 wrong places. Nothing was sent.')
    expect(lines[21]).toBe('  and 1,480 more')
  })

  const day = (index: number) => inDays(30 + (index % 300))
  const many = (count: number) => ({
    csv: [
      'inv_code,date,price',
      ...Array.from({ length: count }, (_, index) => `HR:1,${day(index)},90`),
    ].join('\n'),
    ndjson: Array.from(
      { length: count },
      (_, index) => `{"inv_code":"HR:1","date":"${day(index)}","price":"90"}`,
    ).join('\n'),
  })

  it.each([
    ['CSV', () => many(50_000).csv],
    ['NDJSON', () => many(50_000).ndjson],
    ['a JSON list', () => `[${many(50_000).ndjson.replaceAll('\n', ',\n')}]`],
  ])('of many lines is read in many turns: %s', async (_, content) => {
    const bytes = Buffer.from(content())
    await checkCalendar('file', Buffer.from(many(1).csv))
    let turns = 0
    const count = () => {
      turns += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const { changes } = await checkCalendar('file', bytes)
    clearImmediate(counting)
    expect(changes).toHaveLength(50_000)
    expect(turns).toBeGreaterThan(3)
  })

  // Of which a look to the end of the line at each row would take an hour.
  it('may have all its rows on one line', async () => {
    const rows = many(190_000).ndjson.split('\n')
    const file = await checkCalendar('file', Buffer.from(`[${rows.map((row) => row.padEnd(330))}]`))
    expect(file.changes).toHaveLength(190_000)
    expect(file.lineOf(189_999)).toBe(1)
  })

  // Of which an error of the parser for each, or a turn, would take minutes.
  it.each([
    ['CSV', 'inv_code,date,price\n', ',\n', `HR:1,${one},90`],
    ['CSV with old line ends', 'inv_code,date,price\r', ',,\r', `HR:1,${one},90\r`],
    [
      'NDJSON',
      '{"inv_code": "HR:1", "date": "2027-01-01", "price": 9}\n',
      ' \n',
      `{"rate_code": "A", "date": "${one}", "price": 1}`,
    ],
  ])('may have a million lines without a value: %s', async (_, first, blank, last) => {
    const text = `${first}${blank.repeat(1_000_000)}${last}`
    const { changes, lineOf } = await checkCalendar('file', Buffer.from(text))
    expect(lineOf(changes.length - 1)).toBe(1_000_002)
  })

  it('with a quote that is not closed behind lines without a value is refused with its line', async () => {
    const text = `${head}\nHR:1,${one},,1,\n,,\n\n"HR:1,${one}\n`
    await expect(checkCalendar('file', Buffer.from(text))).rejects.toThrow('line 6, column 1: A quote')
  })

  it.each([
    [
      'lines with values',
      () => '{}\n'.repeat(200_001),
      /file has more than 200,000 lines with values\. .*Split it/,
    ],
    [
      'wrong places',
      () => `${head}${'a,b,c,d,e\n'.repeat(20_000)}`,
      /file has more than 10,000 wrong places/,
    ],
    [
      'unknown names',
      () => `{${Array.from({ length: 50_000 }, (_, index) => `"a${index}":1`)}}`,
      /more than 10,000/,
    ],
    [
      'characters in an entry',
      () => `[{"inv_code":"${'a'.repeat(2_000_001)}"}]`,
      /line 1, column 2: More than 2,000,000/,
    ],
    [
      'characters in a record',
      () => `${head}HR:1,"${'a\n'.repeat(50_000)}`,
      /line 2, column 2: .*quote that is opened/,
    ],
    [
      'lists in lists',
      () => `[${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
      /line 1, column 2: .*more than 20 deep/,
    ],
  ])('of too many %s is refused', async (_, content, why) => {
    const path = join(person.folder, 'file')
    await writeFile(path, content())
    const error = await readCalendarFile(path).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(WrongUse)
    expect(error.message).toMatch(why)
    expect(error.message.length).toBeLessThan(10_000)
  })

  it.each([
    ['[{"a": 1} {"b": 2}]', /line 1, column 11: This is not JSON/],
    ['[{"inv_code": "]\\",["},]', /line 1, column 24: This is not JSON: a value is missing; here is \]\./],
    [
      '[\n{"a": 1}',
      /line 2, column 9: This is not JSON: a comma or the closing \] is missing; it ends here\./,
    ],
    ['[{"a": 1}]\n]', /line 2, column 1: This is not JSON: nothing may follow; here is \]\./],
    ['{"a": 1\n, b}', /line 2, column 3: This is not JSON/],
  ])('that is nearly JSON is refused with its place: %s', async (content, why) => {
    const refused = checkCalendar('file', Buffer.from(content))
    await expect(refused).rejects.toThrow(why)
  })

  it.each([
    ['empty', '', /file has no line with values/],
    [
      'not UTF-8',
      Uint8Array.of(0xff, 0xfe, 0x41),
      /file is not UTF-8 text. In a spreadsheet, save it as "CSV UTF-8"/,
    ],
  ])('that is %s is refused', async (_, content, why) => {
    const { code, err } = await plan(content)
    expect(code).toBe(2)
    expect(err).toMatch(why)
  })

  it('that is not there is refused', async () => {
    const { code, err } = await person.inPipe(['calendar', 'plan', 'none.csv', ...demo()])
    expect(code).toBe(2)
    expect(err).toMatch(/^innwire: none\.csv cannot be read: /)
  })
})
