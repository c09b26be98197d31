import { expect, test } from 'vitest'
import { addressesSection } from './addresses.ts'

test('what has no address is left out', () => {
  const { markup } = addressesSection({ mock: 'http://127.0.0.1:4010' })
  expect(markup).toContain('Mock')
  expect(markup).not.toContain('Server')
})

test('where nothing runs, the page says how to start it', () => {
  expect(addressesSection({}).markup).toContain('npm ci &amp;&amp; npm start')
})

test('the command keeps a path in front and survives a quote', () => {
  const { markup } = addressesSection({ server: "https://example.test/it's/" })
  expect(markup).toContain(
    'curl &#39;https://example.test/it&#39;\\&#39;&#39;s/api/v2/apps/rooms?token=demo-token&amp;hr_id=demo&#39;',
  )
})

test.each(['127.0.0.1:4010', 'javascript:alert(1)', ''])('%j is not an address and is refused', (mock) => {
  expect(() => addressesSection({ mock })).toThrow(
    `The address of the mock is "${mock}". Give an http address`,
  )
})

test('the console is one click away from the control API', () => {
  const { markup } = addressesSection({ control: 'http://127.0.0.1:4021' })
  expect(markup).toContain('<a href="http://127.0.0.1:4021/console/">Open the console</a>')
})

test('the control API has a command with its token', () => {
  const { markup } = addressesSection({ control: 'http://127.0.0.1:4021' })
  expect(markup).toContain('<h3>Control API <code>http://127.0.0.1:4021</code></h3>')
  expect(markup).toContain(
    'printf &#39;Authorization: Bearer %s&#39; &#39;&lt;token&gt;&#39; | curl -H @- &#39;http://127.0.0.1:4021/control/v1/properties&#39;',
  )
})
