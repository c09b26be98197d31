import { describe, expect, it } from 'vitest'
import { contract } from '../test/harness/coverage-sample.ts'
import { coverageProblems } from './coverage.ts'

const head = ['| Id | The service says | Places and tests |', '| --- | --- | :--- |']
const goodRows = [
  '| guest.1 | There is a token. | `securitySchemes/Token`, `tags/Guests`, `listGuests` |',
  '| guest.2 | Guests are listed. | `listGuests`, `listGuestsV1`, `"OneGuest"` |',
  '| guest.3 | They come in pages. | `listGuests ?page[]`, `here` |',
  '| guest.4 | The list. | `listGuests =200`, `GuestList.guests`, `listGuests` |',
  '| guest.5 | A quota is told. | `listGuests =200 X-Quota`, `listGuests` |',
  '| guest.6 | A name \\| a nickname. | `Guest.name`, `#/components/schemas/Guest/anyOf/0/properties/nickname`, `listGuests` |',
  '| guest.7 | Here or gone. | `Guest.state`, `State`, `State.here`, `here`, `gone` |',
  '| guest.8 | A guest can be put. | `putGuest`, `putGuest body`, `GuestInput.names[]`, `here` |',
  '| guest.9 | With first names. | `#/components/schemas/GuestInput/properties/names[]/items/properties/first`, `here` |',
  '| guest.10 | Errors have a code. | `responses/Failed`, `Failure.code`, `Code.lost`, `gone` |',
]
const titles = ['listGuests', 'listGuests ?page[]', 'here', 'gone']

const neither =
  'is no place of the contract, and no test under packages/validators has this title. Correct it, or write the test.'

const problemsOf = (rows: string[], document = contract) =>
  coverageProblems(['# Is it whole?', '', ...head, ...rows, '', 'The end.'].join('\n'), document, titles)

/** Line 5 of the file, the first row, in place of which `row` stands. */
const insteadOfFirst = (row: string) =>
  problemsOf([row, ...goodRows.slice(1)]).filter((problem) => problem.startsWith('docs/coverage.md:5:'))

/** The table without the place that is named. */
const without = (place: string) => problemsOf(goodRows.map((row) => row.replace(`\`${place}\``, '`State`')))

describe('the table', () => {
  it('is accepted when each place and test is there and nothing is left out', () => {
    expect(problemsOf(goodRows)).toEqual([])
  })

  it('may be cut into several, with text between them', () => {
    const parts = [...goodRows.slice(0, 4), '', '## More', '', ...head, ...goodRows.slice(4)]
    expect(problemsOf(parts)).toEqual([])
  })

  it('has the columns that it is said to have', () => {
    const markdown = ['| Id | Requirement | Place | Test |', head[1], ...goodRows].join('\n')
    expect(coverageProblems(markdown, contract, titles)).toEqual([
      'docs/coverage.md:1: The columns of a table are Id, The service says, Places and tests. Name them so.',
    ])
    expect(coverageProblems([head[0], ...goodRows].join('\n'), contract, titles)[0]).toBe(
      'docs/coverage.md:2: The line below the column names is | --- | --- | --- |.',
    )
  })
})

describe('a row is refused when', () => {
  it.each([
    ['a cell is missing', '| guest.1 | There is a token. |', 'has 2 cells, not 3'],
    ['a cell is too much', '| guest.1 | a | b | `Guest`, `here` |', 'has 4 cells, not 3'],
    ['the requirement is empty', '| guest.1 | | `Guest`, `here` |', '"The service says" is empty'],
    ['the last cell is empty', '| guest.1 | A token. |  |', '"Places and tests" is empty'],
    ['it names no place', '| guest.1 | A token. | `here` |', 'names no place of the contract'],
    ['it names no test', '| guest.1 | A token. | `Guest` |', 'names no test under packages/validators'],
    ['the id is empty', '| | A token. | `Guest`, `here` |', '"Id" is empty'],
    [
      'the id is of another form',
      '| Guest 1 | A token. | `Guest`, `here` |',
      'The id Guest 1 is not like room.3',
    ],
    ['the place is no code', '| guest.1 | A token. | Guest, `here` |', 'not a list of code spans'],
    [
      'tests are parted otherwise',
      '| guest.1 | A token. | `Guest`, `here` and `gone` |',
      'not a list of code spans',
    ],
    ['its id is taken', '| guest.2 | A token. | `Guest`, `here` |', undefined],
  ])('%s', (_, row, message) => {
    if (message) expect(insteadOfFirst(row)).toEqual([expect.stringContaining(message)])
    else
      expect(problemsOf([row, ...goodRows.slice(1)])[0]).toMatch(/:6: The id guest\.2 stands in line 5 too\./)
  })

  it.each([
    ...[
      'Hotel',
      'Guest.age',
      'State.lost',
      'Code.found',
      'deleteGuests',
      'listGuests ?per_page',
      'listGuests =404',
    ],
    ...[
      'listGuests =200 Retry-After',
      'listGuests =404 X-Quota',
      'listGuests body',
      'listGuests page',
      '"NoGuest"',
    ],
    ...[
      'responses/Lost',
      'nothing/Guest',
      'tags/Rooms',
      '#/components/schemas/Hotel',
      'putGuest ?page[]',
      '?',
    ],
  ])('its place is %s, which the contract does not have', (place) => {
    expect(insteadOfFirst(`| guest.1 | A token. | \`Guest\`, \`${place}\`, \`here\` |`)).toEqual([
      `docs/coverage.md:5: \`${place}\` ${neither}`,
    ])
  })

  it('its test does not exist', () => {
    expect(insteadOfFirst('| guest.1 | A token. | `Guest`, `here`, `nowhere` |')).toEqual([
      `docs/coverage.md:5: \`nowhere\` ${neither}`,
    ])
  })
})

describe('the contract has a hole when no row names', () => {
  it.each([
    ['a security scheme', 'securitySchemes/Token'],
    ['an operation', 'putGuest'],
    ['a twin', 'listGuestsV1'],
    ['a parameter', 'listGuests ?page[]'],
    ['a body', 'putGuest body'],
    ['a response', 'listGuests =200'],
    ['a header', 'listGuests =200 X-Quota'],
    ['a property', 'Guest.name'],
    ['a property of an input that is merged', 'GuestInput.names[]'],
    ['a property that refers to a schema', 'Guest.state'],
    ['a property that stands in a branch only', '#/components/schemas/Guest/anyOf/0/properties/nickname'],
    [
      'a property of a nameless object',
      '#/components/schemas/GuestInput/properties/names[]/items/properties/first',
    ],
    ['an error code', 'Code.lost'],
  ])('%s', (_, place) => {
    const message = 'Add one that says what the service asks for or which decision it rests on.'
    expect(without(place)).toEqual([`docs/coverage.md: No row names \`${place}\`. ${message}`])
  })

  it('a shared response, which is then named once, as the first operation has it', () => {
    expect(without('responses/Failed')).toEqual([
      expect.stringMatching(/^docs\/coverage\.md: No row names `listGuests =400`\./),
    ])
  })

  it('anything, and then everything is listed', () => {
    expect(problemsOf([])).toHaveLength(17)
  })
})
